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

/** Returns where what sticks to the foot of the window begins: its height is the page's scroll padding. */
export function footOfWindow(): number {
  const { scrollPaddingBlockEnd } = document.documentElement.style;
  return window.innerHeight - (Number.parseFloat(scrollPaddingBlockEnd) || 0);
}

/** Returns the button of the form that a message is in; nothing outside of forms. */
export function buttonBelow(message: Element): HTMLElement | null | undefined {
  return message.closest("form")?.querySelector<HTMLElement>("[type=submit]");
}

/** Moves the focus in place of following the skip link: a fragment makes an entry of the history that remembers nothing. */
export function skipToMain(event: Pick<Event, "preventDefault">): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
