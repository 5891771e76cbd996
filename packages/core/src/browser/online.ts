import { useSyncExternalStore } from "react";
import { listen } from "./listen.ts";
import { withTimeLimit } from "./with-time-limit.ts";

/** Returns `navigator.onLine`. True says little, and false may be wrong, as behind some VPNs. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(onChange: () => void): () => void {
  return listen(window, ["online", "offline"], onChange);
}

/** A person who presses a link waits no longer. */
const LIMIT_MS = 5_000;

/**
 * Asks the server of this page for any response. Behind some VPNs a browser always says that it is offline, although its
 * network works.
 * @returns its answer, whatever that is; null without one
 */
export async function askServer(outer?: AbortSignal): Promise<Response | null> {
  return withTimeLimit(LIMIT_MS, ask, outer).catch(() => null);
}

/**
 * Returns true where the browser says that it is offline, and the server of this page does not answer either. True, too, if
 * the signal aborts meanwhile.
 */
export async function isOffline(signal: AbortSignal): Promise<boolean> {
  return !navigator.onLine && !(await askServer(signal));
}

async function ask(signal: AbortSignal): Promise<Response> {
  return fetch("", { method: "HEAD", cache: "no-store", redirect: "manual", signal });
}
