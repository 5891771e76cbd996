import type { PartialConfiguration } from "../config/configuration.ts";
import { countryOf, readConfigurationBlock } from "../config/page-configuration.ts";
import type { Languages } from "../i18n/languages.ts";
import { hasMark, readMark, setMark } from "../page/marks.ts";
import { readSession, writeSession } from "../browser/storage.ts";

const KEY = "language";

interface LanguageFacts {
  /** True where the address names a language in its path, which wins. */
  named?: boolean;
  /** True where the app is a UK one wherever it is served. */
  uk: boolean;
  /** The languages of the region. */
  languages: Languages;
}

/**
 * Keeps the page in a chosen language during the visit. It adds `lang` to an address without one, when the page opens and after Back
 * or Forward. So every later reader of `lang` reads the same address. UK pages have no other language but that of a link.
 * @returns true where the page was not asked for with that `lang`
 */
export function keepLanguage(facts: LanguageFacts): boolean {
  const isAdded = !facts.named && addLang(readSession(KEY), facts);
  // Before the router's listener, which reads the address.
  addEventListener("popstate", () => {
    addLang(readMark("language")?.slice(0, 2), facts);
  });
  addEventListener("pagehide", () => {
    if (!hasMark("reloading")) writeSession(KEY, readMark("language")?.slice(0, 2) ?? "");
  });
  return isAdded;
}

/**
 * Asks for the page again where it came in another language than its address has by now. It is prerendered in that one,
 * too, and need not wait for React. An entry of the history that remembers something is React's.
 */
export function loadInLanguage(): void {
  if (readMark("awaits") !== "language" || history.state) return;
  setMark("reloading");
  location.reload();
}

/**
 * Adds the `lang` of the page that was shown, unless it was in the first language, which needs no word.
 * @returns true where it was added
 */
function addLang(lang: string | undefined, facts: LanguageFacts): boolean {
  const { search, hash } = location;
  const [, ...others] = facts.languages;
  if (!lang || !others.some((each) => each.startsWith(lang))) return false;
  if (new URLSearchParams(search).has("lang") || isUkPage(facts.uk)) return false;
  // The rest of the query stays as it was typed.
  history.replaceState(history.state, "", `${search ? `${search}&` : "?"}lang=${lang}${hash}`);
  return true;
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
