import { LOADING_DELAY_MS, NEXT_PAGE_TIMEOUT_MS } from "../../config/constants.ts";
import { readMark, removeMark, hasMark, setMark } from "../../page/marks.ts";
import { loadPortalScripts, markFailed } from "../../page/page-scripts.ts";
import { whenParsed } from "../../browser/page-lifecycle.ts";
import { currentBuild } from "../../browser/reload-once.ts";
import { reloadUnlessInUse, showBrokenPage } from "../../page/broken-page.ts";
import { endQueuedSubmit } from "../../page/queued-submit.ts";

/**
 * Loads the portal's scripts. A page that works without them asks at its first frame: until then a slow connection is free
 * for its first script. A page that React alone can fill asks when it is parsed. One that resumes a stored sign-in asks later: it
 * is most often left at once.
 */
export function loadAtFirstFrame(): void {
  whenParsed(() => {
    const awaited = readMark("awaits");
    if (awaited === "session") setTimeout(loadPortalScripts, LOADING_DELAY_MS);
    // A hidden page is not painted.
    else if (awaited || document.visibilityState === "hidden") loadPortalScripts();
    else requestAnimationFrame(loadPortalScripts);
  });
}

/** Returns true in a browser that is too old. The page says so, and no reload helps. */
function isOutdated(): boolean {
  const notice = document.querySelector(".wm-outdated");
  return notice !== null && notice.getClientRects().length > 0;
}

/**
 * Reloads a page whose script is gone since a deployment, once for each build. Where that has not helped, or nothing can
 * be remembered, the page says that it does not work. It says so where a script throws before the portal is loaded, too.
 */
export function handleScriptError(): void {
  // Firefox ends the scripts of a page that is left with errors. A reload would take the place of the next page.
  window.addEventListener("beforeunload", () => setMark("reloading"));
  // The page is back from the cache. `onBfcacheRestore` would make every page larger.
  window.addEventListener("pageshow", ({ persisted }) => persisted && removeMark("reloading"));
  window.addEventListener(
    "error",
    ({ target, filename }) => {
      const first = document.querySelector<HTMLScriptElement>("script[data-first]");
      // A text that a filter sends instead throws, and the element reports no error then.
      if (first && (first === target || first.src === filename)) {
        markFailed(first);
        // The portal has a copy of the first script; a broken page has no portal, and nothing that sends what was typed.
        if (hasMark("broken") && !reloadUnlessInUse()) endQueuedSubmit();
        return;
      }
      if (isOutdated()) return;
      // A module of the region that throws when it is imported leaves no portal, and no reload helps.
      const build = currentBuild();
      if (filename?.startsWith(build.replace(/[^/]+\.js$/u, "")) && !hasMark("loaded"))
        showBrokenPage();
      // Only the app's own script counts: it fails where a module that it imports does not come.
      // Another target, such as the window, has no such address, and this page has no bytes for a check by type.
      if ((target as HTMLScriptElement).src !== build) return;
      // The page may stay, as after a download.
      if (hasMark("reloading")) setTimeout(showBrokenPage, NEXT_PAGE_TIMEOUT_MS);
      else if (reloadUnlessInUse()) setMark("reloading");
      else showBrokenPage();
    },
    true,
  );
}
