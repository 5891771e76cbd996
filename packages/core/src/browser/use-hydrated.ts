import { useSyncExternalStore } from "react";
import { neverChanges } from "./never-changes.ts";

/**
 * Returns false during hydration, so that the first render equals the prerendered content, and true afterwards.
 * On a page that was not prerendered it returns true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, yes, no);
}

function yes() {
  return true;
}

function no() {
  return false;
}
