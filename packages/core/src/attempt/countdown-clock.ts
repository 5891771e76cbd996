/** Several times a second, so that no second is shown for long. */
const TICK_MS = 250;

/**
 * Calls back while a wait is counted down. Timers of hidden tabs are late, so that the page that is shown again is told
 * at once. Returns the function that ends it.
 */
export function onCountdownTick(tick: () => void): () => void {
  const timer = setInterval(tick, TICK_MS);
  document.addEventListener("visibilitychange", tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}
