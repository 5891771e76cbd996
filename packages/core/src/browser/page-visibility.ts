import { useEffect, useSyncExternalStore } from "react";

/** True once the page is really seen: not prerendering in the background, not in a hidden tab. Never turns back. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, isShown, notYet);
}

let seen = false;

function isShown(): boolean {
  seen ||=
    document.visibilityState === "visible" &&
    !("prerendering" in document && document.prerendering);
  return seen;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  document.addEventListener("prerenderingchange", onChange);
  return () => {
    document.removeEventListener("visibilitychange", onChange);
    document.removeEventListener("prerenderingchange", onChange);
  };
}

function notYet(): boolean {
  return false;
}

/** Calls back when the page returns from the back/forward cache, where it was frozen in the middle of something. */
export function useBfcacheRestore(onReturn: () => void): void {
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    window.addEventListener("pageshow", look);
    return () => window.removeEventListener("pageshow", look);
  }, [onReturn]);
}
