/** Waits, but no longer than whoever asked does, and without keeping the process alive. */
export function waitFor(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return done();
    const timer = setTimeout(done, seconds * 1000);
    timer.unref();
    const stop = () => {
      clearTimeout(timer);
      done();
    };
    return signal.addEventListener("abort", stop, { once: true });
  });
}
