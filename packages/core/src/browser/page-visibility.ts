import { useEffect, useRef, useSyncExternalStore } from "react";
import { onBfcacheRestore } from "./bfcache-restore.ts";
import { hasBeenVisible, onVisibilityChange } from "./has-been-visible.ts";

/** True once the page is really seen: not prerendering in the background, not in a hidden tab. Never turns back. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(onVisibilityChange, hasBeenVisible, notYet);
}

function notYet(): boolean {
  return false;
}

/** Calls back when the page returns from the back/forward cache, even if it renders again at that moment. */
export function useBfcacheRestore(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  // One listener for the life of a component: a browser skips one that is removed before its turn.
  useEffect(() => onBfcacheRestore(() => latest.current()), []);
}
