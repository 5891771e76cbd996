import { useCallback, useEffect, useRef, useState } from "react";
import type { Failure, Result } from "../api/result.ts";
import { type Hold, useHold } from "../api/use-hold.ts";
import { startWait, type Wait } from "../api/wait.ts";
import { useBfcacheRestore } from "../browser/page-visibility.ts";
import { Countdown } from "../errors/lazy-countdown.tsx";
import { useLanguage } from "../i18n/language-context.tsx";

interface SubmitOptions<Values, Data> {
  /** Makes the call and decides what its response means. */
  send: (values: Values) => Promise<Result<Data>>;
  /** Acts on a success. Returns "leaving" if it leads to another page: the form then stays busy. */
  onSuccess?: (data: Data, values: Values) => "leaving" | undefined;
}

export interface SubmitState<Values, Data> {
  /** Resolves with whether the submit leads to another page. */
  submit: (values: Values) => Promise<boolean>;
  busy: boolean;
  /** Data of the last submit, if it succeeded. */
  data: Data | undefined;
  /** Why the last submit failed. */
  failure: Failure | null;
  /** What the server's wait does to the form; nothing is sent before it is over. */
  hold: Hold;
  /** Forgets the last submit. */
  reset: () => void;
  /** Number of submits so far. */
  attempt: number;
}

interface Outcome<Data> extends Pick<SubmitState<unknown, Data>, "busy" | "data" | "failure"> {
  wait: Wait | null;
  /** Number of waits in a row. */
  waits: number;
}

const idle = { busy: false, data: undefined, failure: null, wait: null, waits: 0 };

/**
 * Runs one submit of a form at a time, each to its end. A return through the back/forward cache forgets it.
 * @throws while rendering, a programming mistake in `send` or `onSuccess`, for the error boundary
 */
export function useSubmit<Values, Data>({
  send,
  onSuccess,
}: SubmitOptions<Values, Data>): SubmitState<Values, Data> {
  const [{ wait, waits, ...outcome }, setOutcome] = useState<Outcome<Data>>(idle);
  const [attempt, setAttempt] = useState(0);
  const [mistake, setMistake] = useState<{ error: unknown } | null>(null);
  /** Whether a submit is running, or has led to another page. */
  const blocked = useRef(false);
  /** The submit whose outcome counts; that of one before a reset is ignored. */
  const current = useRef(0);
  const hold = useHold(wait, waits);
  if (mistake) throw mistake.error;

  const reset = useCallback(() => {
    current.current += 1;
    blocked.current = false;
    setOutcome(idle);
  }, []);
  useBfcacheRestore(reset);
  useWhenOnlineAgain(outcome.failure, reset);
  const language = useLanguage();

  async function run(values: Values): Promise<Outcome<Data>> {
    const result = await send(values);
    if (!result.ok) {
      const { failure } = result;
      const told = failure.kind === "serverText" ? { ...failure, language } : failure;
      const started = startWait(failure);
      return { ...idle, failure: told, wait: started, waits: started ? waits + 1 : 0 };
    }
    const leaving = onSuccess?.(result.data, values) === "leaving";
    return { ...idle, busy: leaving, data: result.data };
  }

  /** Without the countdown's chunk the message says how long to wait, and the form can be sent at once. */
  async function endWithoutCountdown(ended: Outcome<Data>): Promise<void> {
    if (await Countdown.preload()) return;
    setOutcome((latest) => (latest === ended ? { ...ended, wait: null } : latest));
  }

  async function submit(values: Values): Promise<boolean> {
    if (blocked.current || hold.refuse()) return false;
    blocked.current = true;
    current.current += 1;
    const own = current.current;
    setAttempt(own);
    setOutcome({ ...idle, busy: true, waits });
    const ended = await run(values).catch((error: unknown) => setMistake({ error }));
    if (!ended || own !== current.current) return false;
    blocked.current = ended.busy;
    setOutcome(ended);
    if (ended.wait) void endWithoutCountdown(ended);
    return ended.busy;
  }

  return { submit, ...outcome, hold, reset, attempt };
}

/** Calls back when the network is there again after a submit that failed without one. */
function useWhenOnlineAgain(failure: Failure | null, onOnline: () => void): void {
  const wasOffline = failure?.kind === "offline";
  useEffect(() => {
    if (!wasOffline) return;
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [wasOffline, onOnline]);
}
