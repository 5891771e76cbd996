import { endAll, listen } from "../browser/listen.ts";
import { cancelLeaving, stopLeaving } from "../navigation/leave-portal.ts";
import { hasMark } from "../page/marks.ts";
import { portalForm } from "../page/portal-form.ts";
import {
  forgetSignIn,
  hasSignedInHere,
  isSignInReplaced,
  readAppToken,
} from "../session/stored-session.ts";
import type { AttemptForm, LatestCall } from "./latest-call.ts";

interface Attempt
  extends
    Pick<AttemptForm, "opensAccount" | "emptyPasswords">,
    Pick<LatestCall, "hasSent" | "isTypedOver" | "abort" | "emptySent"> {
  get: () => { state: { name: string } };
  /** Forgets the submit. */
  reset: () => void;
}

/**
 * The next page, which would open the account of the person before. It is stopped once another username is typed, and after
 * a sign-out in another tab.
 */
export function createNextPage(attempt: Attempt) {
  const { opensAccount, get, hasSent, isTypedOver, abort, reset } = attempt;
  const stateName = () => get().state.name;

  /** The token of the stored sign-in that this form has led to, null without one; undefined where no other tab can end any. */
  let token: string | null | undefined;
  const isLed = () => stateName() === "leaving" || stateName() === "mustReset";

  function giveBack() {
    reset();
    attempt.emptySent();
  }

  /** Stops the next page whichever form has led to it: an earlier one may have. */
  function onInput({ target }: Pick<Event, "target">) {
    // Another part of the page, such as the search of schools, says nothing of who is there.
    if (target instanceof Node && !portalForm()?.contains(target)) return;
    if (stateName() === "sending" || (isLed() && !isTypedOver())) return;
    // Before React nothing stops the next page, and this form would look free. A forced change has a screen of React's.
    if (stateName() !== "mustReset" && !hasMark("ready")) return;
    giveUp();
    if (isLed()) giveBack();
  }

  function onStorage() {
    if (!hasMark("ready") || token === undefined || !isSignInReplaced(token)) return;
    // The next page after this may resume the other tab's sign-in.
    token = undefined;
    cancelLeaving();
    if (isLed()) giveBack();
  }

  /** Gives the next page up: it must neither end what follows nor open an account. It may be a download. */
  function giveUp() {
    if (!opensAccount) return stopLeaving();
    // An earlier form of this page may have signed in. Another tab's sign-in stays.
    if (cancelLeaving() && hasSignedInHere() && (isTypedOver() || !hasSent())) forgetSignIn();
  }

  return {
    giveUp,
    /** Notes the token that a success has stored. @returns the state that it leads to */
    noteToken: <State extends { name: string }>(state: State): State => {
      const stored = readAppToken();
      // A forced change is no sign-in yet, and a full storage keeps none.
      token = state.name === "leaving" && !isSignInReplaced(stored) ? stored : undefined;
      return state;
    },
    /** Checks, once React is there, what has happened while nothing could stop the page. */
    recheck: () => {
      if (isLed() && isTypedOver()) onInput({ target: null });
      onStorage();
    },
    /** Ends the attempt where another way to sign in is chosen. */
    abandon: () => {
      if (stateName() === "leaving") forgetSignIn();
      abort();
      cancelLeaving();
      reset();
      attempt.emptyPasswords();
    },
    /** Listens for another username and for other tabs. @returns a function that ends it */
    watch: () =>
      opensAccount
        ? endAll(
            listen(window, ["input"], onInput, { capture: true }),
            listen(window, ["storage"], onStorage),
          )
        : () => undefined,
  };
}
