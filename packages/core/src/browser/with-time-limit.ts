/**
 * Does work with a signal that aborts after a time, or with an outer signal. The oldest supported browsers have no
 * `AbortSignal.any`.
 * @param work also gets a function that tells whether the time was up
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  work: (signal: AbortSignal, isTimedOut: () => boolean) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  const controller = new AbortController();
  let timedOut = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    timedOut = true;
    abort();
  }, limitMs);
  if (outer?.aborted) abort();
  outer?.addEventListener("abort", abort);
  try {
    return await work(controller.signal, () => timedOut);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", abort);
  }
}
