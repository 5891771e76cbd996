import { readSession, writeSession } from "./storage.ts";

const KEY = "reloadedBuild";

/**
 * Reloads the page, once for each build in a tab: a page that is older than the server's files becomes a new one, and a
 * missing chunk makes no loop. Without session storage nothing is reloaded.
 * @returns whether the page reloads
 */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  const build = currentBuild();
  if (!navigator.onLine || readSession(KEY) === build) return false;
  writeSession(KEY, build);
  if (readSession(KEY) !== build) return false;
  reload();
  return true;
}

/** The app's own script, which has another name in every build, is the last one that the page names. */
function currentBuild(): string {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[type=module]")];
  return scripts.at(-1)?.src || "unknown";
}
