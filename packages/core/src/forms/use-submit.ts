import { useCallback, useRef, useState } from "react";
import { useBfcacheRestore } from "../browser/use-bfcache-restore.ts";
import { type Failure, failureOf } from "../api/failure.ts";

interface SubmitOptions<Values, Step> {
  /** Makes the call and decides what follows from its answer. */
  send: (values: Values) => Promise<Step>;
  /** Carries the step out, where it is more than something to show. */
  follow?: (step: Step, values: Values) => void;
  /** Whether the step leads away from the screen, which then stays busy to its end. */
  leaves?: (step: Step) => boolean;
}

export interface SubmitState<Values, Step> {
  /** Resolves with whether the attempt leads away from the screen. */
  submit: (values: Values) => Promise<boolean>;
  busy: boolean;
  /** Outcome of the last attempt: a step, or why there is none. */
  step: Step | undefined;
  failure: Failure | null;
  /** Forgets the last attempt: the form is as it was before it. */
  reset: () => void;
  /** Another number for every attempt. */
  attempt: number;
}

interface Outcome<Step> {
  step: Step | undefined;
  failure: Failure | null;
}

const none = { busy: false, step: undefined, failure: null };

/** One submit of a form at a time, run to its end [QX-1, API-22], and fit for a return by Back [QX-3]. */
export function useSubmit<Values, Step>({
  send,
  follow,
  leaves,
}: SubmitOptions<Values, Step>): SubmitState<Values, Step> {
  const [state, setState] = useState<Outcome<Step> & { busy: boolean }>(none);
  /** The attempt that counts: what an earlier one ends with is not shown any more. */
  const current = useRef(0);
  const running = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [mistake, setMistake] = useState<{ error: unknown } | null>(null);
  // A mistake in our own code is for the error boundary and the console, and no outcome of the call.
  if (mistake) throw mistake.error;

  const reset = useCallback(() => {
    current.current += 1;
    running.current = false;
    setState(none);
  }, []);
  useBfcacheRestore(reset);

  async function submit(values: Values): Promise<boolean> {
    const leaving = state.step !== undefined && leaves?.(state.step) === true;
    if (running.current || leaving) return false;
    running.current = true;
    current.current += 1;
    const own = current.current;
    setAttempt(own);
    setState({ ...none, busy: true });
    const outcome = await outcomeOf(async () => {
      const step = await send(values);
      follow?.(step, values);
      return step;
    }).catch((error: unknown) => setMistake({ error }));
    if (!outcome || own !== current.current) return false;
    running.current = false;
    const busy = outcome.step !== undefined && leaves?.(outcome.step) === true;
    setState({ ...outcome, busy });
    return busy;
  }

  return { submit, ...state, reset, attempt };
}

/** The outcome, good or bad, is something to show. Rejects with anything that is no failure of the call. */
async function outcomeOf<Step>(work: () => Promise<Step>): Promise<Outcome<Step>> {
  try {
    return { step: await work(), failure: null };
  } catch (error) {
    return { step: undefined, failure: failureOf(error) };
  }
}
