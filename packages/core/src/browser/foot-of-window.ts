/** Returns where what sticks to the foot of the window begins: its height is the page's scroll padding. */
export function footOfWindow(): number {
  const { scrollPaddingBlockEnd } = document.documentElement.style;
  return window.innerHeight - (Number.parseFloat(scrollPaddingBlockEnd) || 0);
}

/** Returns the button of the form that a message is in; nothing outside of forms. */
export function buttonBelow(message: Element): HTMLElement | null | undefined {
  return message.closest("form")?.querySelector<HTMLElement>("[type=submit]");
}
