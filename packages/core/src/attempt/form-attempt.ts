import type { Result } from "../api/result.ts";
import { endAll } from "../browser/listen.ts";
import type { Readable } from "../browser/store.ts";
import type { Operation } from "../errors/operations.ts";
import {
  type AttemptProgress,
  type AttemptState,
  createProgress,
  idle,
  isBusy,
  type OwnState,
} from "./attempt-state.ts";
import { type AttemptForm, createLatestCall } from "./latest-call.ts";
import { createNextPageStop } from "./stop-next-page.ts";
import { createWaits } from "./waits.ts";

interface FormOptions extends AttemptForm {
  operation: Operation;
}

/** One submit of a form. */
export interface Submit<Data, Own extends OwnState> {
  /** The username or address that is sent: it has to wait, whatever the form shows by then. */
  sent: string;
  /** The state of a submit that makes no call. */
  invalid?: Own | null;
  /** Makes the call and decides what its response means. */
  call: (signal: AbortSignal) => Promise<Result<Data>>;
  /** Acts on a success. @returns the state that it leads to */
  onSuccess: (data: Data) => AttemptState<Own>;
  /** Makes the same submit once more, after a wait. */
  repeat: () => void;
}

/** The attempt of a form, from the first press to the next page: one for each form, whichever script shows it. */
export interface FormAttempt<Data, Own extends OwnState> extends Readable<AttemptProgress<Own>> {
  /**
   * Makes a submit, one at a time.
   * @throws programming mistakes alone
   */
  submit: (submit: Submit<Data, Own>) => Promise<void>;
  /** Shows a state that no submit has led to. */
  show: (state: AttemptState<Own>) => void;
  /** Continues the waits of earlier forms, and shows the one that blocks what this form holds. */
  adoptWaits: () => void;
  /** Returns true where the password is no longer the one that was sent. */
  isRetyped: () => boolean;
  /** Returns true for the username and password that were sent. */
  isSame: (username: string, password: string) => boolean;
  /** Forgets the last submit, and ignores its outcome. */
  reset: () => void;
  /** Ends the submit for another person: aborts the call, stops the next page, forgets the sign-in and the passwords. */
  abandon: () => void;
  end: () => void;
}

/** Creates the attempt. A return through the back/forward cache resets it, and after an offline failure the network does. */
export function createFormAttempt<Data, Own extends OwnState>(
  form: FormOptions,
): FormAttempt<Data, Own> {
  const waits = createWaits();
  const latest = createLatestCall(form);
  const { showNext, state: stateNow, watchPage, ...progress } = createProgress<Own>(latest);
  const nextPage = createNextPageStop(form, latest, progress);
  let endWatch: (() => void) | undefined;

  /** Listens, once, as long as the form is there. */
  const watch = () => void (endWatch ??= endAll(watchPage(), nextPage.watch()));

  function outcomeOf(result: Result<Data>, submit: Submit<Data, Own>): AttemptState<Own> {
    const isOther = latest.isTypedOver();
    if (result.ok && isOther && form.opensAccount) {
      latest.emptySentPassword();
      return idle;
    }
    if (result.ok) return nextPage.noteSuccess(submit.onSuccess(result.data));
    const send = latest.isChanged() ? undefined : submit.repeat;
    const wait = waits.start({ ...form, failure: result.failure, sent: submit.sent, send });
    // The failure says nothing about another username that was typed since.
    return isOther ? idle : { name: "failed", failure: result.failure, wait };
  }

  return {
    ...progress,
    isRetyped: latest.isRetyped,
    isSame: latest.isSame,
    submit: async (submit) => {
      const state = stateNow();
      if (isBusy(state) && !(form.opensAccount && latest.isOther(submit.sent))) return;
      latest.abort();
      // A call that leaves now would end with the page.
      if (nextPage.cancel()) return;
      watch();
      // Before the check for empty fields: an unattended wait has emptied the password.
      const wait = waits.blockSend();
      if (wait && state.name === "failed" && wait === state.wait) return;
      if (wait) return showNext({ name: "failed", failure: wait.kept.failure, wait });
      if (submit.invalid) return showNext(submit.invalid);
      const signal = latest.begin(submit.sent);
      showNext({ name: "sending" });
      try {
        const result = await submit.call(signal);
        if (latest.isLatest(signal)) progress.show(outcomeOf(result, submit));
      } catch (error) {
        if (latest.isLatest(signal)) progress.show(idle);
        throw error;
      }
    },
    adoptWaits: () => {
      watch();
      nextPage.recheck();
      const wait = waits.adopt(form.operation);
      if (wait && stateNow().name === "idle")
        progress.show({ name: "failed", failure: wait.kept.failure, wait });
    },
    abandon: nextPage.abandon,
    end: () => {
      progress.end();
      waits.end();
      endWatch?.();
      endWatch = undefined;
    },
  };
}
