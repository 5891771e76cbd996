import { useSyncExternalStore } from "react";
import { listen } from "./listen.ts";

/** Returns `navigator.onLine`. True says little, and false may be wrong, as behind some VPNs. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

function isOnline(): boolean {
  return navigator.onLine;
}

function subscribe(onChange: () => void): () => void {
  return listen(window, ["online", "offline"], onChange);
}
