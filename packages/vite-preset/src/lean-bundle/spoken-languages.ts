import { resolve } from "node:path";
import { type Language, languages } from "@waymark/core/build";
import type { Plugin } from "vite";
import { dictionaryLanguages, offeredLanguages } from "../dictionaries/region-languages.ts";
import { isCore } from "./chunks.ts";
import { edited } from "./edited.ts";

/** Modules of core with a table of languages that the page's scripts have. */
const tables = ["i18n/languages", "config/configuration-keys"];

/** The menu of languages, which an app with two or fewer never shows. */
const MENU = "layout/language-menu";
const NO_MENU = "export const hasMenu = false; export const LanguageMenu = null;";
const menuClasses = ["wm-languages", "wm-languages__list"];
const MAX_IN_A_TOGGLE = 2;

/** Leaves out of a build what it has for languages that the app does not speak. */
export function spokenLanguages(): Plugin {
  let root = "";
  const hasMenu = () => offeredLanguages(root).length > MAX_IN_A_TOGGLE;
  return {
    name: "waymark:spoken-languages",
    apply: "build",
    config(config) {
      // Vite resolves it later.
      root = resolve(config.root ?? "");
      if (hasMenu()) return undefined;
      return { css: { lightningcss: { unusedSymbols: menuClasses } } };
    },
    transform(code, id) {
      if (isCore(id, MENU)) return hasMenu() ? null : { code: NO_MENU, map: null };
      if (!tables.some((table) => isCore(id, table))) return null;
      const spoken = dictionaryLanguages(root);
      return withoutRows(code, id, unspoken(spoken));
    },
  };
}

function unspoken(spoken: readonly Language[]): string[] {
  return Object.keys(languages).filter((language) => !spoken.some((each) => each === language));
}

/**
 * A module without the rows of some languages in its table.
 * @throws {Error} where it has none of such a row, as another version may
 */
function withoutRows(code: string, id: string, rows: readonly string[]) {
  return edited(code, (text) => {
    for (const language of rows) {
      const row = new RegExp(`"${language}": (?:\\{[^{}]*\\}|\\w+\\([^()]*\\)),?`, "u").exec(code);
      if (!row) throw new Error(`${id} has no row of ${language} to leave out`);
      text.remove(row.index, row.index + row[0].length);
    }
  });
}
