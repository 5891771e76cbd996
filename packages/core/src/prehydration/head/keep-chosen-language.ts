import type { PartialConfiguration } from "../../config/configuration-keys.ts";
import { countryOf } from "../../config/country.ts";
import { readConfigurationBlock } from "../../config/page-configuration.ts";
import { readMark } from "../../page/marks.ts";
import { readSession, writeSession } from "../../browser/storage.ts";
import type { PageFacts } from "./match-page.ts";

/** Another product of the origin may keep a `language` of its own. */
const KEY = "waymark.language";

type LanguageFacts = Pick<PageFacts, "named" | "uk" | "languages">;

/**
 * Keeps the page in a chosen language during the visit. It adds `lang` to an address without one when the page opens, so that
 * every later reader of `lang` reads the same address. On UK pages only a mailed link asks for another language.
 */
export function keepChosenLanguage(facts: LanguageFacts): void {
  if (!facts.named) addLang(readSession(KEY), facts);
  addEventListener("pagehide", () => writeSession(KEY, readMark("language")?.slice(0, 2) ?? ""));
}

/** Adds the `lang` of the page that was shown before, unless that was in the first language, which needs none. */
function addLang(lang: string, { uk, languages: [, ...others] }: LanguageFacts): void {
  const { search, hash } = location;
  if (!lang || !others.some((each) => each.startsWith(lang))) return;
  if (new URLSearchParams(search).has("lang") || isCountryUk(uk)) return;
  // The rest of the query stays as it was typed.
  history.replaceState(history.state, "", `${search ? `${search}&` : "?"}lang=${lang}${hash}`);
}

function isCountryUk(uk: boolean): boolean {
  try {
    const { ukLoginOrigins } = readConfigurationBlock() as PartialConfiguration;
    return countryOf(uk, ukLoginOrigins, location.origin) === "uk";
  } catch {
    // A broken block names no origin.
    return uk;
  }
}
