import { useSyncExternalStore } from "react";

/** Returns `navigator.onLine`: false is reliable, true is not. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

function isOnline(): boolean {
  return navigator.onLine;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
