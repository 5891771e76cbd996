/** The button, or link within the portal, that was pressed last before hydration. */
export type QueuedClick = HTMLElement | null;

declare global {
  interface Window {
    queuedClick?: QueuedClick;
  }
}

/** Queues a click for React, in place of the one before. */
export function queueClick(pressed: QueuedClick): void {
  window.queuedClick = pressed;
}

/** Returns the queued click, once. */
export function takeQueuedClick(): QueuedClick {
  const pressed = window.queuedClick ?? null;
  delete window.queuedClick;
  return pressed;
}
