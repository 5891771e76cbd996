import { useId, useRef } from "react";
import { useDisclosure } from "./use-disclosure.ts";
import type { TipPartProps } from "./component-props.ts";
import { replaceable } from "./replaceable.tsx";
import { Icon } from "./icon.tsx";

/** An info tip: a button that opens a small card beneath it. Its height is limited; Escape and a click elsewhere close it. */
export const Tip = /* @__PURE__ */ replaceable("tip", (tip: TipPartProps) => tip, PortalTip);

function PortalTip({ label, children }: TipPartProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useDisclosure(frame);

  return (
    <div className="wm-tip" ref={frame}>
      <button
        type="button"
        className="wm-tip__button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        <Icon grid={24} size="1.375em">
          <circle cx="12" cy="12" r="9.2" />
          <path d="M12 11v5.2M12 7.6v.1" />
        </Icon>
      </button>
      <div
        id={id}
        className="wm-tip__content"
        hidden={!open}
        tabIndex={open ? 0 : undefined}
        role="note"
        aria-label={open ? label : undefined}
      >
        {children}
      </div>
    </div>
  );
}
