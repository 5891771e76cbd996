import { type RefObject, useLayoutEffect, useRef } from "react";

/** An element that goes while it has the focus leaves it to the content: without an owner, the next Tab starts anywhere. */
export function useFocusFallback<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      document.getElementById("main")?.focus({ preventScroll: true });
    };
  }, []);
  return element;
}
