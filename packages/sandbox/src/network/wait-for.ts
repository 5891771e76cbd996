/** Waits, but no longer than whoever asked does, and without keeping the process alive. Infinity waits for that alone. */
export function waitFor(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return done();
    const timer = Number.isFinite(seconds) ? setTimeout(done, seconds * 1000) : undefined;
    timer?.unref();
    const stop = () => {
      clearTimeout(timer);
      done();
    };
    return signal.addEventListener("abort", stop, { once: true });
  });
}
