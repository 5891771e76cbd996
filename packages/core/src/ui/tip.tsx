import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

interface TipProps {
  /** Name of the button, e.g. "About your username". */
  label: string;
  children: ReactNode;
}

/** An info tip: a button that opens a small card beneath it. Its height is limited [SI-1]; Escape and a click elsewhere close it. */
export function Tip({ label, children }: TipProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    setOpen(false);
  }

  return (
    <div className="wm-tip" ref={frame} onKeyDown={closeOnEscape}>
      <button
        type="button"
        className="wm-tip__button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        <svg className="wm-icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <circle cx="12" cy="12" r="9.2" />
          <path d="M12 11v5.2M12 7.6v.1" />
        </svg>
      </button>
      <div
        id={id}
        className="wm-tip__content"
        hidden={!open}
        tabIndex={open ? 0 : undefined}
        role="note"
      >
        {children}
      </div>
    </div>
  );
}
