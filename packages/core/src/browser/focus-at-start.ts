/**
 * Moves the focus to an element and shows its beginning. A browser does not scroll to what already has the focus, and shows any
 * part of what is higher than the window.
 */
export function focusAtStart(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView();
}
