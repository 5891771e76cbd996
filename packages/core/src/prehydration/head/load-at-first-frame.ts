import { readMark } from "../../page/marks.ts";
import { loadPortalScripts } from "../../page/page-scripts.ts";
import { whenParsed } from "../../browser/page-lifecycle.ts";

/**
 * Loads the portal's scripts. A page that works without them asks at its first frame: until then a slow connection is free
 * for its first script. A page that React alone can fill asks when it is parsed.
 */
export function loadAtFirstFrame(): void {
  whenParsed(() => {
    const awaited = readMark("awaits") ?? "session";
    // A hidden page is not painted.
    if (document.visibilityState === "hidden" || awaited !== "session") loadPortalScripts();
    else requestAnimationFrame(loadPortalScripts);
  });
}
