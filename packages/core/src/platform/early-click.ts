/** The button or the link to another language that was pressed last before anybody was there to hear it. */
export type EarlyClick = HTMLElement | null;

declare global {
  interface Window {
    earlyClick?: EarlyClick;
  }
}

/** What was pressed, once. */
export function takeEarlyClick(): EarlyClick {
  const pressed = window.earlyClick ?? null;
  delete window.earlyClick;
  return pressed;
}
