import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * An element that goes while it has the focus leaves it to another one: without an owner, the next Tab starts anywhere.
 * @param fallbackId id of that element; by default the content
 */
export function useFocusFallback<Shown extends HTMLElement>(
  fallbackId = "main",
): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      document.getElementById(fallbackId)?.focus({ preventScroll: true });
    };
  }, [fallbackId]);
  return element;
}
