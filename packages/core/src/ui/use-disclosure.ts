import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { endAll, listen } from "../browser/listen.ts";
import { isOpen, leftFor } from "../page/prerendered-controls.ts";

/**
 * Returns whether an overlay is open, such as a tip or a menu, and what changes that. One that was opened before React stays open.
 * A click or focus elsewhere closes it, and so does Escape, which returns the focus to the button.
 * @param frame holds the button and what it opens
 */
export function useDisclosure(frame: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);

  // The first render is that of the prerendered page, where it is closed.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    if (isOpen(frame.current?.querySelector("button") ?? null)) setOpen(true);
  }, [frame]);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      const target = leftFor(event);
      if (target && !frame.current?.contains(target)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      frame.current?.querySelector("button")?.focus();
    };
    return endAll(
      listen(document, ["click", "focusin"], closeOutside),
      listen(document, ["keydown"], closeByKey),
    );
  }, [frame, open]);

  return [open, setOpen] as const;
}
