import { buttonBelow, footOfWindow } from "./focus.ts";
import { endAll } from "./listen.ts";
import { onResize } from "./on-resize.ts";

/** A little more than the outline of what has the focus. */
const GAP_PX = 8;

/**
 * Keeps the focus clear of what sticks to the foot of the window. Its height is the page's scroll padding, which browsers
 * observe when the focus moves.
 * @param sticking elements of which the highest counts; one without a box of its own has no height
 * @returns a function that ends it
 */
export function keepFocusClear(sticking: readonly HTMLElement[]): () => void {
  const { style } = document.documentElement;
  function measure(): void {
    const height = Math.max(0, ...sticking.map(({ offsetHeight }) => offsetHeight));
    style.scrollPaddingBlockEnd = height ? `${height + GAP_PX}px` : "";
    const focused = document.activeElement;
    const isInside = sticking.some((element) => element.contains(focused));
    if (height && focused && focused !== document.body && !isInside) scrollClear(focused);
  }
  return endAll(
    ...sticking.map((element) => onResize(element, measure)),
    () => (style.scrollPaddingBlockEnd = ""),
  );
}

/** Scrolls as little as is needed; not to what was out of sight before, which would be a jump. A message is read with its form. */
function scrollClear(focused: Element): void {
  const isMessage = focused.getAttribute("role") === "alert";
  const last = (isMessage && buttonBelow(focused)) || focused;
  const { top, bottom } = last.getBoundingClientRect();
  const covered = bottom - footOfWindow();
  const isSeen = top < window.innerHeight && bottom > 0;
  const hasRoom = focused.getBoundingClientRect().top >= covered;
  if (isSeen && covered > 0 && hasRoom) window.scrollBy(0, covered);
}
