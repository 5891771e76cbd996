import type { PartialConfiguration } from "../config/configuration.ts";
import { countryOf, readConfigurationBlock } from "../config/page-configuration.ts";
import { readMark } from "../page/marks.ts";
import { readSession, writeSession } from "../browser/storage.ts";

const KEY = "language";

interface LanguageFacts {
  /** True where the address names a language in its path, which wins. */
  named?: boolean;
  /** True where the app is a UK one wherever it is served. */
  uk: boolean;
}

/**
 * Keeps the page in French during the visit. It adds `lang` to an address without one, when the page opens and after Back
 * or Forward. So every later reader of `lang` reads the same address. UK pages have no French but that of a link.
 */
export function keepLanguage({ named, uk }: LanguageFacts): void {
  if (!named && readSession(KEY) === "fr") addFrench(uk);
  // Before the router's listener, which reads the address.
  addEventListener("popstate", () => {
    if (readMark("language") === "fr-CA") addFrench(uk);
  });
  addEventListener("pagehide", () => writeSession(KEY, readMark("language")?.slice(0, 2) ?? ""));
}

function addFrench(uk: boolean): void {
  const { search, hash } = location;
  if (new URLSearchParams(search).has("lang") || isUkPage(uk)) return;
  // The rest of the query stays as it was typed.
  history.replaceState(history.state, "", `${search ? `${search}&` : "?"}lang=fr${hash}`);
}

function isUkPage(uk: boolean): boolean {
  try {
    const { ukLoginOrigins } = readConfigurationBlock() as PartialConfiguration;
    return countryOf(uk, ukLoginOrigins, location.origin) === "uk";
  } catch {
    // A broken block names no origin.
    return uk;
  }
}
