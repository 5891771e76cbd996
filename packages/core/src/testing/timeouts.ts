/** Timeouts that have been set since they were last cleared. */
const timeouts: ReturnType<typeof setTimeout>[] = [];

const setTimeoutOfNode = globalThis.setTimeout;

globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeoutOfNode>) => {
  const timeout = setTimeoutOfNode(...args);
  timeouts.push(timeout);
  return timeout;
}, setTimeoutOfNode);

/** Clears the timeouts that tests and what they render have set. The window may be gone by the time of the longest. */
export function clearTimeouts(): void {
  for (const timeout of timeouts.splice(0)) clearTimeout(timeout);
}
