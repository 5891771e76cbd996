import { readSession, writeSession } from "../browser/storage.ts";

const KEY = "language";

/**
 * Keeps the page in French during the visit. It adds `lang` to an address without one, when the page opens and after Back
 * or Forward. So every later reader of `lang` reads the same address.
 * @param named whether the address names a language in its path, which wins
 */
export function keepLanguage(named: boolean | undefined): void {
  const root = document.documentElement;
  if (!named && readSession(KEY) === "fr") addFrench();
  // Before the router's listener, which reads the address.
  addEventListener("popstate", () => {
    if (root.lang === "fr-CA") addFrench();
  });
  addEventListener("pagehide", () => writeSession(KEY, root.lang.slice(0, 2)));
}

function addFrench(): void {
  const url = new URL(location.href);
  if (url.searchParams.has("lang")) return;
  url.searchParams.set("lang", "fr");
  history.replaceState(history.state, "", url);
}
