import { readMark } from "../../page/marks.ts";
import { loadPortalScripts } from "../../page/portal-scripts.ts";
import { whenParsed } from "./when-parsed.ts";

/**
 * Loads the portal's scripts of a page that works without them after its first paint: until then a slow connection is free for
 * the page. A page that React alone can fill asks for them when it is parsed.
 */
export function loadAfterPaint(): void {
  whenParsed(() => {
    const awaited = readMark("awaits") ?? "session";
    // A hidden page is not painted.
    if (document.visibilityState === "hidden" || awaited !== "session") loadPortalScripts();
    else requestAnimationFrame(() => setTimeout(loadPortalScripts));
  });
}
