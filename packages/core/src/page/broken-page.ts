import { hasFirstScriptRun, isSentByFirstScript } from "./first-script.ts";
import { hasMark, setMark } from "./marks.ts";
import { endQueuedSubmit } from "./portal-form.ts";

/** Shows the page's notice that a part of it is missing. Without React the first script alone sends what is queued. */
export function showBrokenPage(): void {
  setMark("broken");
  document.querySelector(".wm-broken")?.setAttribute("role", "alert");
  const isQueued = isSentByFirstScript() && !hasFirstScriptRun();
  if (!hasMark("sending") && !isQueued) endQueuedSubmit();
}
