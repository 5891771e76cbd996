/** The button that was pressed last before anybody was there to hear it. */
export type EarlyClick = HTMLElement | null;

declare global {
  interface Window {
    earlyClick?: EarlyClick;
  }
}

/** That button, once. */
export function takeEarlyClick(): EarlyClick {
  const button = window.earlyClick ?? null;
  delete window.earlyClick;
  return button;
}
