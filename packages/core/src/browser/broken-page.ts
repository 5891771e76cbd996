/** Returns true while the first script has yet to come to a page with a sign-in form, where it sends what is queued. */
export function isFirstScriptLoading(): boolean {
  const script = document.querySelector<HTMLElement>("script[data-first][data-variant]");
  return script !== null && !("failed" in script.dataset) && !("waymark" in window);
}

/** Shows the page's notice that a part of it is missing. Without React the first script alone sends what is queued. */
export function showBrokenPage(): void {
  const { dataset } = document.documentElement;
  dataset["broken"] = "";
  document.querySelector(".wm-broken")?.setAttribute("role", "alert");
  if (!("sending" in dataset) && !isFirstScriptLoading()) endQueuedSubmit();
}

/** Shows the form as one that can be submitted again. */
export function endQueuedSubmit(): void {
  const { dataset } = document.documentElement;
  delete dataset["submitQueued"];
  delete dataset["pending"];
  document.querySelector("[type=submit]")?.setAttribute("aria-busy", "false");
}
