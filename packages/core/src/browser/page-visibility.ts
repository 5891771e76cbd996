import { useEffect, useSyncExternalStore } from "react";
import { onBfcacheRestore } from "./bfcache-restore.ts";
import { hasBeenVisible, onVisibilityChange } from "./has-been-visible.ts";

/** True once the page is really seen: not prerendering in the background, not in a hidden tab. Never turns back. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(onVisibilityChange, hasBeenVisible, notYet);
}

function notYet(): boolean {
  return false;
}

/** Calls back when the page returns from the back/forward cache. */
export function useBfcacheRestore(onReturn: () => void): void {
  useEffect(() => onBfcacheRestore(onReturn), [onReturn]);
}
