import { buttonBelow, footOfWindow } from "./foot-of-window.ts";

/**
 * Moves the focus to a message and shows its beginning, with as much of its form as there is room for. A browser does not
 * scroll to what already has the focus, and shows any part of what is higher than the window.
 */
export function focusAtStart(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const end = buttonBelow(element) ?? element;
  const isWhole = end.getBoundingClientRect().bottom <= footOfWindow();
  if (element.getBoundingClientRect().top < 0 || !isWhole) element.scrollIntoView();
}
