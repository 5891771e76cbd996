import { type RefObject, useEffect } from "react";

/**
 * Closes what lies over the page, e.g. a tip or a menu: by a press or a focus elsewhere, or by Escape, which gives the
 * focus back to the button that opened it.
 * @param frame holds the button and what it opens
 */
export function useDismiss(
  frame: RefObject<HTMLElement | null>,
  open: boolean,
  setOpen: (open: false) => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      frame.current?.querySelector("button")?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [frame, open, setOpen]);
}
