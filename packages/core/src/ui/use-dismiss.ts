import { type RefObject, useEffect, useLayoutEffect } from "react";
import { endAll, listen } from "../browser/listen.ts";
import { isOpen } from "../page/first-controls.ts";

/** Adopts an overlay that was opened before React. @param frame holds the button and what it opens */
export function useOpenedBefore(
  frame: RefObject<HTMLElement | null>,
  setOpen: (open: true) => void,
): void {
  useLayoutEffect(() => {
    if (isOpen(frame.current?.querySelector("button") ?? null)) setOpen(true);
  }, [frame, setOpen]);
}

/**
 * Closes an overlay, such as a tip or a menu, on a press or focus elsewhere, or on Escape. Escape returns the focus to
 * the button that opened it.
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
    return endAll(
      listen(document, ["pointerdown", "focusin"], closeOutside),
      listen(document, ["keydown"], closeByKey),
    );
  }, [frame, open, setOpen]);
}
