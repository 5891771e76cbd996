import { useSyncExternalStore } from "react";

/** Whether the browser has a line, as far as it knows: it may be wrong about having one, hardly about having none. */
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
