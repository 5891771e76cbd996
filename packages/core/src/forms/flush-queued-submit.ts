/** Says that the form is looked after from here on, and sends what was submitted before that, once [QT-7]. */
export function flushQueuedSubmit(form: HTMLFormElement | null): void {
  if (!form) return;
  form.dataset["ready"] = "";
  const { dataset } = document.documentElement;
  if (dataset["held"] === undefined) return;
  delete dataset["held"];
  // After React's own work, which reads the values of the page first. Safari before 16 has no `requestSubmit`.
  setTimeout(() => form.querySelector<HTMLElement>("[type=submit]")?.click());
}
