/** Says that the form is looked after from here on, and sends what was submitted before that, once [QT-7]. */
export function takeOver(form: HTMLFormElement | null): void {
  if (!form) return;
  form.dataset["ready"] = "";
  const { dataset } = document.documentElement;
  if (dataset["held"] === undefined) return;
  delete dataset["held"];
  // Not in the middle of React's own work: what the page holds has to be taken over first.
  setTimeout(() => form.requestSubmit());
}
