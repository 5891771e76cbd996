import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { onBfcacheRestore, isPrerendering } from "./page-lifecycle.ts";
import { listen } from "./listen.ts";

/** True once the page is really seen: not prerendering in the background, not in a hidden tab. Then it stays true. */
export function usePageSeen(): boolean {
  const isVisible = useSyncExternalStore(onVisibilityChange, isPageVisible, () => false);
  const [wasVisible, setWasVisible] = useState(false);
  if (isVisible && !wasVisible) setWasVisible(true);
  return isVisible || wasVisible;
}

function isPageVisible(): boolean {
  return document.visibilityState === "visible" && !isPrerendering();
}

function onVisibilityChange(onChange: () => void): () => void {
  return listen(document, ["visibilitychange", "prerenderingchange"], onChange);
}

/** Calls back when the page returns from the back/forward cache, even if it renders again at that moment. */
export function useBfcacheRestore(onReturn: () => void): void {
  const notify = useEffectEvent(onReturn);
  // One listener for the life of a component: a browser skips one that is removed before its turn.
  useEffect(() => onBfcacheRestore(() => notify()), []);
}

/** Calls back once a page from that cache has its fields' values: Safari empties passwords in a task after `pageshow`. */
export function useFieldsRestored(onRestored: () => void): void {
  const notify = useEffectEvent(onRestored);
  useEffect(() => onBfcacheRestore(() => setTimeout(() => notify())), []);
}
