/** Whether the first script has yet to come to a page with a sign-in form, where it sends what is queued. */
export function isFirstScriptLoading(): boolean {
  const script = document.querySelector<HTMLElement>("script[data-first][data-variant]");
  return script !== null && !("failed" in script.dataset) && !("waymark" in window);
}
