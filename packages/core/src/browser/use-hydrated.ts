import { useSyncExternalStore } from "react";

/**
 * Returns false during hydration, so that the first render equals the prerendered content, and true afterwards.
 * On a page that was not prerendered it returns true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Subscription of `useSyncExternalStore` to a value that stays as it is. */
export function neverChanges(): () => void {
  return () => undefined;
}
