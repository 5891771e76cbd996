/** The button or the link to another language that was pressed last before anybody was there to hear it. */
export type QueuedClick = HTMLElement | null;

declare global {
  interface Window {
    queuedClick?: QueuedClick;
  }
}

/** What was pressed, once. */
export function takeQueuedClick(): QueuedClick {
  const pressed = window.queuedClick ?? null;
  delete window.queuedClick;
  return pressed;
}
