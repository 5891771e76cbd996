import { useSyncExternalStore } from "react";

/**
 * False while a prerendered page is being taken over, so that the first render says what the page says; true from then on,
 * and at once where nothing was prerendered.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

function never() {
  return () => undefined;
}

function yes() {
  return true;
}

function no() {
  return false;
}
