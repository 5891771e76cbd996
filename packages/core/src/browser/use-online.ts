import { useSyncExternalStore } from "react";
import { listen } from "./listen.ts";

/** Returns `navigator.onLine`: false is reliable, true is not. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

function isOnline(): boolean {
  return navigator.onLine;
}

function subscribe(onChange: () => void): () => void {
  return listen(window, ["online", "offline"], onChange);
}
