import { readSession, writeSession } from "./session-storage.ts";

/** Where the head script remembers it, too: `head/script-error.ts`. */
const KEY = "reloadedBuild";

/**
 * Loads the page anew, once for each build in a tab: a page that is older than the server's files becomes a new one, and a
 * piece that is gone for good makes no loop [QX-5]. Where the tab remembers nothing, nothing is loaded anew.
 * @returns whether the page is on its way
 */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  const build = buildOf(document);
  if (!navigator.onLine || readSession(KEY) === build) return false;
  writeSession(KEY, build);
  if (readSession(KEY) !== build) return false;
  reload();
  return true;
}

/** The app's own script has a name of its own in every build; it is the last one that the page names. */
function buildOf(page: Document): string {
  const scripts = page.querySelectorAll<HTMLScriptElement>("script[type=module]");
  return scripts[scripts.length - 1]?.src || "unknown";
}
