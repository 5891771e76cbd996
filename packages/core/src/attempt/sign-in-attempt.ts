import type { Failure, Result } from "../api/result.ts";
import { onBfcacheRestore } from "../browser/bfcache-restore.ts";
import { listen } from "../browser/listen.ts";
import { createStore, type Readable, type Store } from "../browser/store.ts";
import { uuid } from "../browser/uuid.ts";
import type { PendingPasswordChange } from "../session/pending-password-change.tsx";
import { keepSignIn } from "../session/stored-session.ts";
import { createLatestCall } from "./latest-call.ts";
import { callSignIn, type CallDependencies, type SignIn, type SignInPage } from "./sign-in-call.ts";
import {
  type SignInErrors,
  type SignInValues,
  staysSignedIn,
  validateSignIn,
} from "./sign-in-values.ts";
import type { RetryWait } from "./retry-wait.ts";
import { createWaits, type Waits } from "./waits.ts";

/** State of a sign-in attempt; every view shows the same one. */
export type SignInState =
  | { name: "idle" }
  | { name: "invalid"; errors: SignInErrors }
  | { name: "sending" }
  | { name: "failed"; failure: Failure; wait: RetryWait | null }
  | { name: "mustReset"; change: PendingPasswordChange }
  | { name: "leaving" };

export interface SignInProgress {
  state: SignInState;
  /** Number of submits so far, invalid ones included. */
  submits: number;
}

/** Functions and facts of the page that an attempt needs. */
export interface SignInDependencies extends CallDependencies {
  leave: (checkedUrl: string) => void;
  /** Reads the username that the form holds now. */
  readUsername: () => string;
  /** Empties the password that the form holds. @returns whether there was one */
  emptyPassword: () => boolean;
}

/** A sign-in attempt, from the first press to the next page: one for each form, whichever script shows it. */
export interface SignInAttempt extends Readable<SignInProgress> {
  /** The `RequestId` of all submits of one form. */
  requestId: string;
  /**
   * Submits the values, one submit at a time.
   * @throws programming mistakes alone
   */
  submit: (values: SignInValues, page: SignInPage) => Promise<void>;
  /** Notes what has been filled in since an invalid submit. */
  revise: (values: SignInValues) => void;
  /** Shows the wait that an earlier form has left for the username of this one. */
  resume: () => void;
  /** Shows a failure that no call had. */
  fail: (failure: Failure) => void;
  end: () => void;
}

const idle: SignInState = { name: "idle" };

/** The state of a form before its first submit. */
export const noSubmit: SignInProgress = { state: idle, submits: 0 };

export function createSignInAttempt(dependencies: SignInDependencies): SignInAttempt {
  const { configuration, leave, readUsername, emptyPassword } = dependencies;
  const requestId = uuid();
  const store = createStore(noSubmit);
  const waits = createWaits();
  const form = { identifier: readUsername, onUnattended: emptyPassword };
  const latest = createLatestCall();
  let endWatch: (() => void) | undefined;
  const show = (state: SignInState) => store.set({ ...store.get(), state });
  /** Shows the state of a submit that makes no call, or of one whose call leaves now. */
  const showNext = (state: SignInState) => store.set({ state, submits: store.get().submits + 1 });

  function finish(result: Result<SignIn>, values: SignInValues, page: SignInPage) {
    const isOther = latest.isOther(readUsername());
    if (!result.ok) {
      const { failure } = result;
      const send = latest.isChanged() ? undefined : () => void submit(values, page);
      // The username that was sent has to wait, whatever the form shows by now.
      const sent = values.username;
      const wait = waits.start({ operation: "login", failure, sent, ...form, send });
      show(isOther ? idle : { name: "failed", failure, wait });
    } else if (isOther) show(idle);
    else if (result.data.kind === "mustReset") {
      show({ name: "mustReset", change: { ...result.data.change, variant: page.variant } });
    } else {
      keepSignIn(result.data.token, staysSignedIn(values, configuration));
      show({ name: "leaving" });
      leave(result.data.url);
    }
  }

  async function submit(values: SignInValues, page: SignInPage): Promise<void> {
    const { state } = store.get();
    if (isBusy(state) && !latest.isOther(values.username)) return;
    latest.giveUp();
    endWatch ??= watchPage(reset, () => failedOffline(store.get().state));
    const refused = refusalOf(values, waits);
    if (refused) return isSameWait(refused, state) ? undefined : showNext(refused);
    const call = { values, page, requestId, signal: latest.begin(values.username) };
    showNext({ name: "sending" });
    const result = await callSignIn(call, dependencies).catch((error) => {
      show(idle);
      throw error;
    });
    if (latest.isLatest(call.signal)) finish(result, values, page);
  }

  function reset() {
    latest.forget();
    show(idle);
  }

  return {
    ...store,
    requestId,
    submit,
    revise: (values) => reviseInvalid(store, values),
    resume: () => showEarlier(store, waits.resume("login", form)),
    fail: (failure) => show({ name: "failed", failure, wait: null }),
    end: () => {
      latest.forget();
      waits.end();
      endWatch?.();
    },
  };
}

/** Forgets the last submit on a return through the back/forward cache, and one that failed offline once online. */
function watchPage(reset: () => void, isOffline: () => boolean): () => void {
  const endRestore = onBfcacheRestore(reset);
  const endOnline = listen(window, ["online"], () => isOffline() && reset());
  return () => {
    endRestore();
    endOnline();
  };
}

/** Returns why a submit makes no call: fields that are not filled in, or a wait; null where the call leaves. */
function refusalOf(values: SignInValues, waits: Waits): SignInState | null {
  const errors = validateSignIn(values);
  if (Object.keys(errors).length > 0) return { name: "invalid", errors };
  const waiting = waits.refusing();
  return waiting && { name: "failed", ...waiting };
}

/** Shows the wait of an earlier form in one that shows nothing yet. */
function showEarlier(store: Store<SignInProgress>, waiting: ReturnType<Waits["resume"]>): void {
  const progress = store.get();
  if (!waiting || progress.state !== idle) return;
  store.set({ ...progress, state: { name: "failed", ...waiting } });
}

/** Takes the fields that have been filled in since out of an invalid submit. */
function reviseInvalid(store: Store<SignInProgress>, values: SignInValues): void {
  const { state, submits } = store.get();
  if (state.name !== "invalid") return;
  const now = validateSignIn(values);
  const errors = Object.fromEntries(Object.entries(state.errors).filter(([name]) => name in now));
  const isLeft = Object.keys(errors).length > 0;
  store.set({ state: isLeft ? { name: "invalid", errors } : idle, submits });
}

function failedOffline(state: SignInState): boolean {
  return state.name === "failed" && state.failure.kind === "offline";
}

function isSameWait(next: SignInState, shown: SignInState): boolean {
  return next.name === "failed" && shown.name === "failed" && next.wait === shown.wait;
}

/** Returns true when a submit is running, or has led to another page. */
export function isBusy({ name }: SignInState): boolean {
  return name === "sending" || name === "leaving" || name === "mustReset";
}
