import { readSession, writeSession } from "./storage.ts";

const KEY = "reloadedBuild";

const FILE_OF_BUILD = /^http.*\/assets\//u;

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

/**
 * The app's own script, which has another name in every build, is the last one of the build that the page names. A region or
 * an extension may add others.
 */
export function currentBuild(): string {
  let build = "unknown";
  for (const { src } of document.querySelectorAll<HTMLScriptElement>("script[type=module]")) {
    if (FILE_OF_BUILD.test(src)) build = src;
  }
  return build;
}
