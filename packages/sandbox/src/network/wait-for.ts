/** Waits until the time is over or the client disconnects, without keeping the process alive. */
export function waitFor(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) {
      done();
      return;
    }
    const timer = Number.isFinite(seconds) ? setTimeout(done, seconds * 1000) : undefined;
    timer?.unref();
    const stop = () => {
      clearTimeout(timer);
      done();
    };
    signal.addEventListener("abort", stop, { once: true });
  });
}
