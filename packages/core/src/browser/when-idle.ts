/**
 * Does work when the page is idle, at the latest after `latestMs`.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void, latestMs: number): () => void {
  let cancelled = false;
  const start = () => {
    if (!cancelled) work();
  };
  // Safari has no idle callback; a moment after the first paint is near enough.
  if ("requestIdleCallback" in window) window.requestIdleCallback(start, { timeout: latestMs });
  else setTimeout(start, Math.min(latestMs, 1000));
  return () => {
    cancelled = true;
  };
}
