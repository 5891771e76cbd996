import { readMark, removeMark, setMark } from "./marks.ts";
import { markHydratedForm, prerenderedForm, setBusy, setPending } from "./portal-form.ts";

/** Queues a submit, which the page shows as pending. */
export function queueSubmit(form: Element): void {
  setMark("submitQueued", `${Date.now()}`);
  setBusy(form, true);
}

/**
 * Takes a submit that was queued, once. It ends an older one: by then, another person may be at the page. The device's clock
 * counts a sleep, and may be set back.
 * @returns true for one to send, false for an older one, and null where none was queued
 */
export function takeQueuedSubmit(maxMs: number): boolean | null {
  const queuedAt = readMark("submitQueued");
  if (queuedAt === undefined) return null;
  const isRecent = Math.abs(Date.now() - Number(queuedAt)) < maxMs;
  if (isRecent) removeMark("submitQueued");
  else endQueuedSubmit();
  return isRecent;
}

/** Marks the form as hydrated and sends a submit that was queued before hydration, once. */
export function flushQueuedSubmit(form: HTMLFormElement, maxMs: number): void {
  const isQueued = takeQueuedSubmit(maxMs);
  markHydratedForm(form);
  if (!isQueued) return;
  // After React has read the values of the page. Safari before 16 has no `requestSubmit`.
  const timer = setTimeout(() => form.querySelector<HTMLElement>("[type=submit]")?.click());
  // A press in between has submitted it.
  form.addEventListener("submit", () => clearTimeout(timer), { capture: true, once: true });
}

/** Shows the form as one that can be submitted again. */
export function endQueuedSubmit(): void {
  removeMark("submitQueued");
  const form = prerenderedForm();
  if (form) setPending(form, false);
}
