import { endAll, listen } from "../browser/listen.ts";
import { cancelLeaving, stopLeaving } from "../navigation/leave-portal.ts";
import { hasMark } from "../page/marks.ts";
import { changesSignIn, forgetSignIn } from "../session/stored-session.ts";

interface Attempt {
  /** True where a success opens an account; no other form stops a page. */
  opensAccount?: boolean | undefined;
  /** Returns the name of the attempt's state. */
  stateName: () => string;
  /** Returns true where the form holds another username than the one that was sent. */
  isTypedOver: () => boolean;
  /** Forgets the submit. */
  reset: () => void;
  emptyPasswords: () => boolean;
}

/**
 * The next page, which would open the account of the person before. It is stopped once another username is typed, and after
 * a sign-out in another tab.
 */
export function createNextPage(attempt: Attempt) {
  const { opensAccount, stateName, isTypedOver, reset, emptyPasswords } = attempt;

  function giveBack() {
    reset();
    emptyPasswords();
  }

  /** Stops the next page whichever form has led to it: an earlier one may have. */
  function onInput() {
    const name = stateName();
    const isLed = name === "leaving" || name === "mustReset";
    if (name === "sending" || (isLed && !isTypedOver())) return;
    // Before React nothing stops the next page, and this form would look free. A forced change has a screen of React's.
    if (name !== "mustReset" && !hasMark("ready")) return;
    if (cancelLeaving() && isTypedOver()) forgetSignIn();
    if (isLed) giveBack();
  }

  function onStorage(event: StorageEvent) {
    if (stateName() !== "leaving" || !hasMark("ready") || !changesSignIn(event)) return;
    cancelLeaving();
    giveBack();
  }

  return {
    /** Gives the next page up for a submit: it must neither end that one nor open an account. It may be a download. */
    giveUp: () => {
      if (stateName() === "leaving") forgetSignIn();
      if (opensAccount) cancelLeaving();
      else stopLeaving();
    },
    /** Listens, once for all calls. @returns a function that ends it */
    watch: () =>
      opensAccount
        ? endAll(
            listen(window, ["input"], onInput, { capture: true }),
            listen(window, ["storage"], onStorage),
          )
        : () => undefined,
  };
}
