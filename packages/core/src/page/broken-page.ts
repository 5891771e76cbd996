import { reloadOnce } from "../browser/reload-once.ts";
import { hasFirstScriptRun, isSentByFirstScript } from "./page-scripts.ts";
import { hasMark, removeMark, setMark } from "./marks.ts";
import { endQueuedSubmit } from "./queued-submit.ts";
import { hasTypedText } from "./prerendered-fields.ts";

/**
 * Shows the page's notice that a part of it is missing; the build's `composePage` puts it into each page. Its words are the
 * text `page.broken`. Without React the first script alone sends what is queued.
 */
export function showBrokenPage(): void {
  setMark("broken");
  document.querySelector(".wm-broken")?.setAttribute("role", "alert");
  const isQueued = isSentByFirstScript() && !hasFirstScriptRun();
  if (!hasMark("sending") && !isQueued) endQueuedSubmit();
}

/** Hides the notice: the portal has started after all. The focus moves from the notice to the main part. */
export function endBrokenPage(): void {
  if (document.activeElement?.closest(".wm-broken"))
    document.getElementById("main")?.focus({ preventScroll: true });
  removeMark("broken");
  document.querySelector(".wm-broken")?.removeAttribute("role");
}

/** Calls back when any script shows or hides the notice. */
export function onBrokenPage(callback: () => void): void {
  const changes = new MutationObserver(callback);
  changes.observe(document.documentElement, { attributeFilter: ["data-broken"] });
}

/**
 * Reloads a page that a deployment has outdated, once for each build. Not where that would abort a pending sign-in, lose its
 * message, or lose text in a form that the first script can still send.
 * @returns whether the page reloads
 */
export function reloadUnlessInUse(): boolean {
  const isTypedInto = isSentByFirstScript() && hasTypedText();
  return !isTypedInto && !hasMark("sending") && !hasMark("messageShown") && reloadOnce();
}
