import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type Failure, failed, inLanguage, type Result } from "../api/result.ts";
import { listen } from "../browser/listen.ts";
import { useBfcacheRestore } from "../browser/use-page-lifecycle.ts";
import { noSubmit } from "../attempt/attempt-state.ts";
import { createFormAttempt } from "../attempt/form-attempt.ts";
import type { AttemptForm } from "../attempt/latest-call.ts";
import type { Operation } from "../errors/operations.ts";
import { useLanguage } from "../i18n/use-text.tsx";
import { cancelLeaving } from "../navigation/leave-portal.ts";
import { portalForm } from "../page/portal-form.ts";
import { emptyPasswords } from "../attempt/empty-passwords.ts";
import { readIdentifier } from "../attempt/form-element.ts";
import { type ShownAttempt, useAttempt } from "./use-attempt.ts";

interface SubmitOptions<Values, Data> extends AttemptForm {
  operation: Operation;
  /** Makes the call and decides what its response means. */
  send: (values: Values, signal: AbortSignal) => Promise<Result<Data>>;
  /**
   * Acts on a success. Returns "leaving" if it leads to another page: the form then stays busy. Returns a failure if it cannot
   * lead there: the form shows it, and its passwords are emptied.
   */
  onSuccess?: (data: Data, values: Values) => "leaving" | Failure | undefined;
  /** Leaves a form that the server has accepted: once its next page is left or stopped, and on a press where none could follow. */
  leaveAccepted?: (by: "return" | "press") => void;
}

export interface SubmitState<Values, Data> extends ShownAttempt {
  submit: (values: Values) => Promise<void>;
  /** Data of the last submit, if it succeeded and has led to no other page. */
  data: Data | undefined;
  /** True once the server has accepted the form, and no page could follow: nothing is sent any more. */
  isAccepted: boolean;
  /** Forgets the last submit. */
  reset: () => void;
}

/**
 * Runs one submit of a form at a time. A return through the back/forward cache forgets it, and so does leaving the screen: a
 * later outcome is ignored.
 * @throws while rendering, a programming mistake in `send` or `onSuccess`, for the error boundary
 */
export function useSubmit<Values, Data>(
  options: SubmitOptions<Values, Data>,
): SubmitState<Values, Data> {
  const { operation, opensAccount, send } = options;
  const language = useLanguage();
  // A success continues in the current language, which may have changed since the submit.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [attempt] = useState(() =>
    createFormAttempt<Data, { name: "done"; data: Data }>({ operation, opensAccount }),
  );
  // This listener comes first: that of the attempt forgets the call.
  useBfcacheRestore(() => {
    // It may have succeeded while the page was left, and another person may be here.
    if (attempt.get().state.name === "sending") emptyPasswords();
  });
  useEffect(() => {
    attempt.adoptWaits();
    return attempt.end;
  }, [attempt]);
  const { state, shown, settle } = useAttempt(attempt, () => noSubmit);
  useStopOfEarlierForm(shown.isLeaving);
  const [isAccepted, setAccepted] = useState(false);
  /** Outlives the state of the attempt, which is forgotten where the page that follows does not stay. */
  const hasSucceeded = useRef(false);
  const isIdle = state.name === "idle";
  useEffect(() => {
    // Back, another tab or another name in the form: what was accepted is not sent once more.
    if (isIdle && hasSucceeded.current) latest.current.leaveAccepted?.("return");
  }, [isIdle]);

  const submit = (values: Values): Promise<void> =>
    settle(
      attempt.submit({
        sent: readIdentifier(),
        call: async (signal) => {
          const result = await send(values, signal);
          return result.ok ? result : failed(inLanguage(result.failure, language));
        },
        onSuccess: (data) => {
          hasSucceeded.current = true;
          const next = latest.current.onSuccess?.(data, values);
          if (next === "leaving") return { name: "leaving" };
          if (!next) return { name: "done", data };
          setAccepted(true);
          emptyPasswords();
          return { name: "failed", failure: next, wait: null };
        },
        repeat: () => void (pressSubmit() || submit(values)),
      }),
    );
  return {
    ...shown,
    submit: isAccepted ? async () => options.leaveAccepted?.("press") : submit,
    isAccepted,
    data: state.name === "done" ? state.data : undefined,
    reset: attempt.reset,
  };
}

/** Stops the page that an earlier form leads to, such as sign-in's, once this one is typed into: it may be another person. */
function useStopOfEarlierForm(isLeaving: boolean): void {
  const onInput = useEffectEvent(({ target }: Event) => {
    const isOwn = target instanceof Node && portalForm()?.contains(target);
    if (isOwn && !isLeaving) cancelLeaving();
  });
  useEffect(() => listen(window, ["input"], (event) => onInput(event), { capture: true }), []);
}

/** Submits the form of the page as it is now. @returns whether there is one */
function pressSubmit(): boolean {
  const button = portalForm()?.querySelector<HTMLElement>("[type=submit]");
  button?.click();
  return button != null;
}
