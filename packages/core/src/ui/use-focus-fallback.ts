import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus when the element that has it is removed: with a lost focus, Tab would start anywhere.
 * @param fallbackOf returns the element that takes the focus
 */
export function useFocusFallbackTo(
  element: RefObject<HTMLElement | null>,
  fallbackOf: (shown: HTMLElement) => HTMLElement | null | undefined,
): void {
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (shown?.contains(document.activeElement))
        fallbackOf(shown)?.focus({ preventScroll: true });
    };
  }, [element, fallbackOf]);
}

/** Returns the ref for an element that leaves the focus to the page's main element. */
export function useFocusFallback<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useFocusFallbackTo(element, mainElement);
  return element;
}

function mainElement(): HTMLElement | null {
  return document.getElementById("main");
}
