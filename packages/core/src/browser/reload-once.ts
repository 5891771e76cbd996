import { readSession, writeSession } from "./storage.ts";

const KEY = "reloadedBuild";

/**
 * Reloads the page, once for each build in a tab: an outdated page is replaced, and a missing chunk causes no loop.
 * Without session storage it does nothing.
 * @returns whether the page reloads
 */
export function reloadOnce(): boolean {
  const build = currentBuild();
  if (!navigator.onLine || readSession(KEY) === build) return false;
  writeSession(KEY, build);
  if (readSession(KEY) !== build) return false;
  window.location.reload();
  return true;
}

/** The app's own script, which has another name in every build, is the last one that the page names. */
export function currentBuild(): string {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[type=module]")];
  return scripts.at(-1)?.src || "unknown";
}
