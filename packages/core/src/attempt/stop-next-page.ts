import { endAll, listen } from "../browser/listen.ts";
import { cancelLeaving, forgetNextPage, watchNextPage } from "../navigation/leave-portal.ts";
import { hasMark } from "../page/marks.ts";
import { portalForm } from "../page/portal-form.ts";
import { setMustConfirm } from "../navigation/entry-state.ts";
import { isSignInWithoutToken, isTokenStored } from "../session/other-tabs.ts";
import {
  setMustConfirmAfter,
  forgetSignIn,
  hasSignedInHere,
  isSignInReplaced,
  readAppToken,
} from "../session/stored-session.ts";
import type { AttemptStateName } from "./attempt-state.ts";
import { emptyPasswords } from "./empty-passwords.ts";
import type { AttemptForm, LatestCall } from "./latest-call.ts";

interface Progress {
  get: () => { state: { name: AttemptStateName } };
  /** Forgets the submit. */
  reset: () => void;
}

/**
 * Stops the next page of a success where it would open the account of an earlier person. That is when another username is
 * typed, or another tab signs in or out.
 */
export function createNextPageStop(
  { opensAccount }: AttemptForm,
  { hasSent, isTypedOver, abort, emptySentPassword }: LatestCall,
  { get, reset }: Progress,
) {
  const stateName = () => get().state.name;

  const hasSucceeded = () => stateName() === "leaving" || stateName() === "mustReset";

  /** Resets the form for another person. */
  function resetForm() {
    reset();
    emptySentPassword();
  }

  /** Stops the next page, also that of an earlier form. */
  function onInput({ target }: Partial<Event>) {
    // Typing elsewhere, as in the search of schools, does not say that another person is there.
    if (target instanceof Node && !portalForm()?.contains(target)) return;
    // With React that would end the call, too.
    if (stateName() === "sending" && hasMark("ready")) return;
    if (hasSucceeded() && !isTypedOver()) return;
    stop();
    if (hasSucceeded()) resetForm();
  }

  function onStorage(event: StorageEvent) {
    // The response would take the session of the person who has signed in there since.
    if (!isTokenStored(event) || stateName() !== "sending") return;
    abort();
    resetForm();
  }

  /**
   * Stops the next page; before React only for another person, because a reload ends a submit, too.
   * @returns true where this page reloads for it
   */
  function stop(): boolean {
    // An earlier form of this page may have signed in.
    const isOther = isTypedOver() || !hasSent();
    const isReady = hasMark("ready");
    if (!opensAccount || !(isOther || isReady)) return false;
    return cancelLeaving(() => isOther && leaveSignIn()) && !isReady;
  }

  return {
    /**
     * Cancels the next page, which must neither abort a new submit nor open an account. It may be a download.
     * @returns true where this page reloads for it, before React
     */
    cancel: () => {
      if (stop()) return true;
      // Before React the same person's may still come, and be stopped for another one.
      if (!opensAccount) forgetNextPage();
      return false;
    },
    /** Watches the page that a success leads to. @returns the given state, to which the success leads */
    noteSuccess: <State extends { name: AttemptStateName }>(state: State): State => {
      if (opensAccount && state.name === "leaving")
        watchSession(() => cancelLeaving() && hasSucceeded() && resetForm());
      return state;
    },
    /** Checks, once React is there, for a username that was filled in without an event. */
    recheck: () => isTypedOver() && onInput({}),
    /** Ends the attempt because another way to sign in was chosen. */
    abandon: () => {
      if (stateName() === "leaving") forgetSignIn();
      abort();
      cancelLeaving();
      reset();
      emptyPasswords();
    },
    /** Listens for another username and for other tabs. @returns a function that ends it */
    watch: () => {
      if (!opensAccount) return () => undefined;
      const endInput = listen(window, ["input"], onInput, { capture: true });
      return endAll(endInput, listen(window, ["storage"], onStorage));
    },
  };
}

/** Watches the next page of a success, and calls back once another tab ends its session. */
function watchSession(onEnd: () => void): void {
  const stored = readAppToken();
  // A new password's page stores no sign-in, and a full storage keeps none.
  const token = isSignInReplaced(stored) ? undefined : stored;
  watchNextPage((event) => {
    if (!isSessionEnded(event, token)) return;
    // The next page after this may resume the other tab's sign-in. This one asks where it reloads.
    setMustConfirmAfter(event);
    onEnd();
  });
}

/** Returns true where another tab has ended the session of a success, or replaced it. The token is what the success has stored. */
function isSessionEnded(event: StorageEvent, token: string | null | undefined): boolean {
  // A new password stores nothing that could be compared, and a full storage keeps nothing. A tab that sets a new password
  // removes a token alone, and opens no account yet.
  if (token === undefined) {
    return event.key === null || event.key === "auth_token" || isTokenStored(event);
  }
  return isSignInWithoutToken(event) || isSignInReplaced(token);
}

/** Forgets the sign-in of this page. One of another tab or an earlier visit stays, and a reload asks about it. */
function leaveSignIn(): void {
  if (hasSignedInHere()) forgetSignIn();
  else setMustConfirm(true);
}
