import { signInCalls } from "../api/sign-in-calls.ts";
import type { Failure } from "../api/result.ts";
import type { Send } from "../api/send.ts";
import { endAll, listen } from "../browser/listen.ts";
import { onBfcacheRestore } from "../browser/page-lifecycle.ts";
import { cancelLeaving, watchNextPage } from "../navigation/leave-portal.ts";
import { hasMark } from "../page/marks.ts";
import { ownSignInPage } from "../navigation/find-route.ts";
import { beginOpeningCall } from "./latest-call.ts";
import type { Redirect } from "../navigation/safe-redirect-url.ts";
import { tellOtherTabs } from "../session/other-tabs.ts";
import { noteRedirect } from "../session/resume-loop.ts";
import {
  setMustConfirmAfter,
  forgetAppToken,
  readAppToken,
  storeAppToken,
} from "../session/stored-session.ts";
import { createStore, type Readable } from "../browser/store.ts";

/** State of a stored sign-in that is resumed. */
export type ResumeState =
  | { name: "idle" }
  | { name: "sending" }
  | { name: "leaving" }
  | { name: "failed"; failure: Failure }
  /** The form is shown: the person chose it, signed out in another tab, left the screen, or came back to it. */
  | { name: "ended" };

/** Functions of the page that resuming needs. */
export interface ResumeDependencies extends Redirect {
  send: Send;
}

/** Longer than a pending navigation takes after it has aborted the call, shorter than a person takes to sign in. */
const LEAVING_MS = 3_000;

/** Stores the token again if the page is left right after its call failed: iPhones abort the call before they report that. */
function restoreIfLeft(token: string): void {
  const onEvent = ({ type }: Event) => {
    if (type === "pagehide" && readAppToken() === null) storeAppToken(token);
    end();
  };
  // A person who uses the page may be another one, and another tab may sign out.
  const events = ["pagehide", "pointerdown", "keydown", "input", "submit", "storage"];
  const end = listen(window, events, onEvent, { capture: true });
  setTimeout(end, LEAVING_MS);
}

/** Forgets a token whose call has failed, unless the failure says nothing about it. */
function forgetAfterFailure(token: string, { kind }: Failure): void {
  // Firefox and Safari abort the calls of a page that is being left.
  if (kind === "offline" && hasMark("reloading")) return;
  // Another tab may have stored another person's token since.
  if (readAppToken() === token) forgetAppToken();
  if (kind === "offline") restoreIfLeft(token);
}

/** A stored sign-in that is exchanged for the url to leave to: one for each sign-in page, whichever script shows it. */
export interface Resume extends Readable<ResumeState> {
  /**
   * Makes the call, once. It is given up if another tab ends or replaces the stored sign-in, before the call or during it. The
   * caller waits until the page has the focus (`browser/page-use.ts`).
   */
  start: (token: string) => void;
  /** Fails without a call, because the stored sign-in has just led back to the portal. */
  refuse: () => void;
  /** Shows the form instead: aborts the call, and stops the next page. */
  giveUp: () => void;
  end: () => void;
}

export const notResumed: ResumeState = { name: "idle" };

/** Returns true while the call is running or the page is being left. */
export function isResuming({ name }: ResumeState): boolean {
  return name === "sending" || name === "leaving";
}

/** Returns a listener that calls back once another tab has ended or replaced the sign-in with this token. */
function onReplaced(token: string, callback: () => void) {
  return (event: StorageEvent) => {
    if (readAppToken() === token) return;
    // A reload must not open the account of the other tab.
    setMustConfirmAfter(event);
    callback();
  };
}

export function createResume({ send, checkUrl, leaveTo, root }: ResumeDependencies): Resume {
  const store = createStore<ResumeState>(notResumed);
  let controller: AbortController | undefined;

  async function exchange(token: string): Promise<void> {
    const endIfReplaced = onReplaced(token, () => {
      cancelLeaving();
      giveUp();
    });
    const endStorage = listen(window, ["storage"], endIfReplaced);
    endWatch = endAll(onBfcacheRestore(stop), endStorage);
    const { signal } = (controller = beginOpeningCall());
    const response = await send(signInCalls.redirect, { body: { Token: token }, signal });
    endStorage();
    // The page or the person has aborted the call, which says nothing about the token.
    if (signal.aborted) return;
    if (!response.ok) {
      forgetAfterFailure(token, response.failure);
      return store.set({ name: "failed", failure: response.failure });
    }
    if (readAppToken() !== token) return giveUp();
    const url = checkUrl(response.data.url);
    // A sign-in page would try the token again, without end.
    if (url === null || ownSignInPage(url, root)) return refuse();
    noteRedirect(url, root.origin);
    tellOtherTabs("resumed");
    store.set({ name: "leaving" });
    leaveTo(url);
    watchNextPage(endIfReplaced);
  }

  function refuse() {
    forgetAppToken();
    store.set({ name: "failed", failure: { kind: "refusedUrl" } });
  }

  function giveUp() {
    // The person wants the form, not that page.
    if (store.get().name === "leaving") cancelLeaving();
    store.set({ name: "ended" });
    controller?.abort();
  }

  /** Aborts the call. Nothing else would end the states of a page that was left: it shows the form, and does not leave again. */
  function stop() {
    controller?.abort();
    if (isResuming(store.get())) store.set({ name: "ended" });
  }

  let endWatch: (() => void) | undefined;

  return {
    get: store.get,
    subscribe: store.subscribe,
    start: (token) => {
      if (store.get().name !== "idle") return;
      if (readAppToken() !== token) return store.set({ name: "ended" });
      store.set({ name: "sending" });
      void exchange(token);
    },
    refuse: () => {
      if (store.get().name === "idle") refuse();
    },
    giveUp,
    end: () => {
      endWatch?.();
      stop();
    },
  };
}
