/** The button or language link that was pressed last before hydration. */
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
