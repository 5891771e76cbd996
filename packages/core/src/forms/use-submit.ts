import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Failure, inLanguage, type Result } from "../api/result.ts";
import { createLatestCall } from "../attempt/latest-call.ts";
import type { RetryWait } from "../attempt/retry-wait.ts";
import { createWaits, type Waits } from "../attempt/waits.ts";
import { listen } from "../browser/listen.ts";
import { useBfcacheRestore } from "../browser/page-visibility.ts";
import type { Operation } from "../errors/catalogue.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { portalForm } from "../page/portal-form.ts";
import { emptyPasswords, readIdentifier } from "./form-element.ts";

interface SubmitOptions<Values, Data> {
  operation: Operation;
  /** Makes the call and decides what its response means. */
  send: (values: Values) => Promise<Result<Data>>;
  /** Acts on a success. Returns "leaving" if it leads to another page: the form then stays busy. */
  onSuccess?: (data: Data, values: Values) => "leaving" | undefined;
}

export interface SubmitState<Values, Data> {
  submit: (values: Values) => Promise<void>;
  busy: boolean;
  /** True when the last submit leads to another page. */
  isLeaving: boolean;
  /** Data of the last submit, if it succeeded. */
  data: Data | undefined;
  /** Why the last submit failed. */
  failure: Failure | null;
  /** The wait that the server asked for. */
  wait: RetryWait | null;
  /** Forgets the last submit. */
  reset: () => void;
  /** Number of submits so far. */
  attempt: number;
}

type Outcome<Data> = Pick<
  SubmitState<unknown, Data>,
  "busy" | "isLeaving" | "data" | "failure" | "wait"
>;

const idle = { busy: false, isLeaving: false, data: undefined, failure: null, wait: null };

/**
 * Runs one submit of a form at a time. A return through the back/forward cache forgets it, and so does leaving the screen: an
 * outcome that comes later leads nowhere.
 * @throws while rendering, a programming mistake in `send` or `onSuccess`, for the error boundary
 */
export function useSubmit<Values, Data>(
  options: SubmitOptions<Values, Data>,
): SubmitState<Values, Data> {
  const [outcome, setOutcome] = useState<Outcome<Data>>(idle);
  const [attempt, setAttempt] = useState(0);
  const [mistake, setMistake] = useState<{ error: unknown } | null>(null);
  const waits = useWaits(options.operation, setOutcome);
  /** True while a submit is running, or when one has led to another page. */
  const blocked = useRef(false);
  const [latest] = useState(createLatestCall);
  useEffect(() => latest.forget, [latest]);
  if (mistake) throw mistake.error;

  const reset = useCallback(() => {
    latest.forget();
    blocked.current = false;
    setOutcome(idle);
  }, [latest]);
  useBfcacheRestore(reset);
  useWhenOnlineAgain(outcome.failure, reset);
  const language = useLanguage();

  function failed(of: Failure, values: Values, sent: string): Outcome<Data> {
    const failure = inLanguage(of, language);
    const wait = waits.start({
      operation: options.operation,
      failure,
      sent,
      identifier: readIdentifier,
      send: latest.isChanged() ? undefined : () => void (pressSubmit() || submit(values)),
      onUnattended: emptyPasswords,
    });
    // It says nothing of another one that was typed since.
    return latest.isOther(readIdentifier()) ? idle : { ...idle, failure, wait };
  }

  async function run(values: Values): Promise<Outcome<Data> | null> {
    const sent = readIdentifier();
    const signal = latest.begin(sent);
    const result = await options.send(values);
    if (!latest.isLatest(signal)) return null;
    if (!result.ok) return failed(result.failure, values, sent);
    const isLeaving = options.onSuccess?.(result.data, values) === "leaving";
    return { ...idle, busy: isLeaving, isLeaving, data: result.data };
  }

  async function submit(values: Values): Promise<void> {
    if (blocked.current) return;
    const refusing = waits.refusing();
    if (refusing) {
      if (refusing.wait === outcome.wait) return;
      setAttempt((before) => before + 1);
      return setOutcome({ ...idle, ...refusing });
    }
    blocked.current = true;
    setAttempt((before) => before + 1);
    setOutcome({ ...idle, busy: true });
    const ended = await run(values).catch((error: unknown) => setMistake({ error }));
    if (!ended) return;
    blocked.current = ended.busy;
    // In this task: the browser may leave at its end, and the form empties its passwords then.
    if (ended.isLeaving) return flushSync(() => setOutcome(ended));
    setOutcome(ended);
  }

  return { submit, ...outcome, reset, attempt };
}

/** The waits of a form. One that an earlier form has left for the same username is shown again. */
function useWaits(operation: Operation, onResume: (outcome: Outcome<never>) => void): Waits {
  const [waits] = useState(createWaits);
  useEffect(() => {
    const form = { identifier: readIdentifier, onUnattended: emptyPasswords };
    const waiting = waits.resume(operation, form);
    if (waiting) onResume({ ...idle, ...waiting });
    return waits.end;
  }, [waits, operation, onResume]);
  return waits;
}

/** Calls back when the network is there again after a submit that failed without one. */
function useWhenOnlineAgain(failure: Failure | null, onOnline: () => void): void {
  const wasOffline = failure?.kind === "offline";
  useEffect(() => {
    return wasOffline ? listen(window, ["online"], onOnline) : undefined;
  }, [wasOffline, onOnline]);
}

/** Submits the form of the page as it is now. @returns whether there is one */
function pressSubmit(): boolean {
  const button = portalForm()?.querySelector<HTMLElement>("[type=submit]");
  button?.click();
  return button !== undefined && button !== null;
}
