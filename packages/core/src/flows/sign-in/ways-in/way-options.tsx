import { useEffect } from "react";
import { useText } from "../../../i18n/use-text.tsx";
import { WayName } from "./way-name.tsx";
import type { FollowableWay } from "./use-ways.ts";

interface WayOptionsProps {
  ways: readonly FollowableWay[];
  /** The one that Enter chooses. */
  active: number;
  onChoose: (way: FollowableWay) => void;
}

/** The options of the combobox, whose field has the keys for them. */
export function WayOptions({ ways, active, onChoose }: WayOptionsProps) {
  const text = useText();
  useInSight(active);
  return (
    <div
      id="way-options"
      role="listbox"
      // Chrome puts boxes that scroll into the order of the Tab key.
      tabIndex={-1}
      className="wm-ways__options"
      aria-label={text("ways.label")}
    >
      {ways.map((way, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          // A list of the server may have an id twice.
          key={optionId(at)}
          id={optionId(at)}
          role="option"
          aria-selected={at === active}
          className="wm-way__option"
          translate="no"
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(way)}
        >
          <WayName name={way.name} place={way.place} />
          {way.isLastUsed && <span className="wm-way__note">{text("ways.lastUsed")}</span>}
        </div>
      ))}
    </div>
  );
}

export function optionId(at: number): string {
  return `way-option-${at}`;
}

/** Scrolls the active option into the list's view, without moving the page. */
function useInSight(active: number): void {
  useEffect(() => {
    const option = document.getElementById(optionId(active));
    const list = option?.parentElement;
    if (!option || !list) return;
    const { offsetTop, offsetHeight } = option;
    const lowest = offsetTop + offsetHeight - list.clientHeight;
    list.scrollTop = Math.max(lowest, Math.min(list.scrollTop, offsetTop));
  }, [active]);
}
