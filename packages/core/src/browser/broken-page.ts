/** Returns true for a page with a sign-in form that the first script sends, at once or when it comes. */
export function isSentByFirstScript(): boolean {
  return document.querySelector("script[data-variant]:not([data-failed])") !== null;
}

/** Shows the page's notice that a part of it is missing. Without React the first script alone sends what is queued. */
export function showBrokenPage(): void {
  const { dataset } = document.documentElement;
  dataset["broken"] = "";
  document.querySelector(".wm-broken")?.setAttribute("role", "alert");
  const isQueued = isSentByFirstScript() && !("waymark" in window);
  if (!("sending" in dataset) && !isQueued) endQueuedSubmit();
}

/** Shows the form as one that can be submitted again. */
export function endQueuedSubmit(): void {
  const { dataset } = document.documentElement;
  delete dataset["submitQueued"];
  delete dataset["pending"];
  document.querySelector("[type=submit]")?.setAttribute("aria-busy", "false");
}
