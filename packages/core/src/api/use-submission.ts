import { useMutation } from "@tanstack/react-query";
import { usePageReturn } from "../platform/use-page-return.ts";
import { type Failure, failureOf } from "./api-error.ts";

interface SubmissionOptions<Values, Step> {
  /** Makes the call and decides what follows from its answer. */
  send: (values: Values) => Promise<Step>;
  /** Carries the step out, where it is more than something to show. */
  follow?: (step: Step, values: Values) => void;
  /** Whether the step leads away from the screen, which then stays busy to its end. */
  leaves?: (step: Step) => boolean;
}

export interface Submission<Values, Step> {
  submit: (values: Values) => Promise<void>;
  busy: boolean;
  /** Outcome of the last attempt: a step, or why there is none. */
  step: Step | undefined;
  failure: Failure | null;
  /** Forgets the last attempt: the form is as it was before it. */
  reset: () => void;
  /** Another number for every attempt. */
  attempt: number;
}

/** One submit of a form at a time, run to its end [QX-1, API-22], and fit for a return by Back [QX-3]. */
export function useSubmission<Values, Step>(
  options: SubmissionOptions<Values, Step>,
): Submission<Values, Step> {
  const { mutateAsync, reset, data, error, isPending, submittedAt } = useMutation({
    networkMode: "always",
    mutationFn: options.send,
    onSuccess: (step, values) => options.follow?.(step, values),
  });
  const leaving = data !== undefined && options.leaves?.(data) === true;
  usePageReturn(reset);

  return {
    submit: async (values) => {
      // The outcome, good or bad, is read from the state below.
      if (!isPending && !leaving) await mutateAsync(values).then(ignore, ignore);
    },
    busy: isPending || leaving,
    step: data,
    failure: error && failureOf(error),
    reset,
    attempt: submittedAt,
  };
}

function ignore() {}
