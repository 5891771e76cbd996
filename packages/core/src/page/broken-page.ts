import { reloadOnce } from "../browser/reload-once.ts";
import { hasFirstScriptRun, isSentByFirstScript } from "./page-scripts.ts";
import { hasMark, removeMark, setMark } from "./marks.ts";
import { endQueuedSubmit } from "./portal-form.ts";
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

/** Takes the notice away: the portal has started after all. The focus is not lost with a link of the notice. */
export function endBrokenPage(): void {
  if (document.activeElement?.closest(".wm-broken"))
    document.getElementById("main")?.focus({ preventScroll: true });
  removeMark("broken");
  document.querySelector(".wm-broken")?.removeAttribute("role");
}

/** Calls back when the notice comes, and when it goes, from whichever script. */
export function onBrokenPage(callback: () => void): void {
  const changes = new MutationObserver(callback);
  changes.observe(document.documentElement, { attributeFilter: ["data-broken"] });
}

/**
 * Reloads a page that a deployment has outdated, once for each build. It does not where that would abort a sign-in on its
 * way, or lose its message. Nor does it take what was typed into a form that the first script sends without the others.
 * @returns whether the page reloads
 */
export function reloadUnlessInUse(): boolean {
  const isTypedInto = isSentByFirstScript() && hasTypedText();
  return !isTypedInto && !hasMark("sending") && !hasMark("messageShown") && reloadOnce();
}
