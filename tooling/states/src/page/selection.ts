import { type Language, languages } from "@waymark/core";
import { type RegionName, regionNames, type ScreenState, screenStates } from "@waymark/core/states";

/** What the page is asked to show. */
export interface Selection {
  state: ScreenState;
  region: RegionName;
  language: Language;
  /** A colour scheme, where it is not the browser's. */
  theme: "light" | "dark" | null;
}

/**
 * Reads a selection from the page's query.
 * @throws {Error} that names what is not known
 */
export function readSelection(search: string): Selection {
  const query = new URLSearchParams(search);
  const id = query.get("state") ?? "sign-in-ready";
  const region = query.get("region") ?? "default";
  const language = query.get("lang") ?? "en-CA";
  const theme = query.get("theme");
  const state = screenStates.find((each) => each.id === id);
  if (!state) throw new Error(`There is no state ${id}`);
  if (!isRegion(region)) throw new Error(`There is no region ${region}`);
  if (!isLanguage(language)) throw new Error(`There is no language ${language}`);
  return { state, region, language, theme: theme === "light" || theme === "dark" ? theme : null };
}

function isRegion(name: string): name is RegionName {
  return regionNames.some((each) => each === name);
}

function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}
