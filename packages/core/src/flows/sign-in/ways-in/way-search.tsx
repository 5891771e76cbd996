import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { WayIn } from "../../../config/ways-in.ts";
import type { Text } from "../../../i18n/message.ts";
import { useText } from "../../../i18n/use-text.tsx";
import { useLeaveForWay } from "./choose-way.ts";
import { matchWays, MAX_SHOWN, searchable } from "./match-ways.ts";
import { useFollowableWays } from "./use-ways.ts";
import { optionId, WayOptions } from "./way-options.tsx";

export interface WaySearchProps {
  ways: readonly WayIn[];
  /** True where the field takes the focus: the list was opened by a press. */
  takesFocus: boolean;
  onClose: () => void;
}

/** A field that filters a list of ways, and the list: a combobox whose options are always shown. */
export function WaySearch({ ways, takesFocus, onClose }: WaySearchProps) {
  const text = useText();
  const { leaveFor, later, setLater } = useLeaveForWay();
  const { found, active, setActive, onTyped } = useFilter(ways);
  const shown = found.slice(0, MAX_SHOWN);
  const isNone = shown.length === 0;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The list may come late: a person who types elsewhere by then types on.
    const focused = document.querySelector(":focus:not(main)");
    if (takesFocus && (!focused || focused.closest(".wm-ways"))) field.current?.focus();
  }, [takesFocus]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The key is the input method's. In Safari the composition ends before its Enter.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const next = moves[event.key]?.(active, shown.length);
    if (next !== undefined) setActive(next);
    else if (event.key === "Enter") void leaveFor(shown[active]);
    // In a field with text the browser clears the text.
    else if (event.key === "Escape" && event.currentTarget.value === "") onClose();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <label className="wm-field__label" htmlFor="way-filter">
        {text("ways.filter")}
      </label>
      <input
        ref={field}
        id="way-filter"
        type="search"
        className="wm-input"
        role="combobox"
        aria-expanded={!isNone}
        aria-controls={isNone ? undefined : "way-options"}
        aria-autocomplete="list"
        aria-activedescendant={shown[active] && optionId(active)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setLater("");
          onTyped(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={isNone ? "wm-ways__options wm-ways__none" : "wm-field__hint"}>
        {later
          ? text("line.linkLater", { link: later })
          : statusText(text, found.length, shown.length)}
      </p>
      {!isNone && <WayOptions ways={shown} active={active} onChoose={leaveFor} />}
    </>
  );
}

/** Says how many ways are found, and how many of them are shown. */
function statusText(text: Text, count: number, shown: number): string {
  if (count === 0) return text("ways.none");
  return count > shown ? text("ways.foundMore", { count, shown }) : text("ways.found", { count });
}

/** The ways that fit what is typed, and which of them Enter chooses. */
function useFilter(ways: readonly WayIn[]) {
  const open = useFollowableWays(ways);
  const list = useMemo(() => searchable(open), [open]);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(() => open.findIndex(({ isWanted }) => isWanted));
  const found = useMemo(() => matchWays(list, typed), [list, typed]);
  function onTyped(value: string) {
    setTyped(value);
    setActive(value === "" ? -1 : 0);
  }
  return { found, active, setActive, onTyped };
}

/** Index of the next option, by the key that was pressed. */
const moves: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => Math.min(active + 1, count - 1),
  ArrowUp: (active) => Math.max(active - 1, 0),
};
