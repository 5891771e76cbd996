import type { Plugin } from "vite";
import {
  type DictionaryFile,
  dictionaryFiles,
  dictionaryName,
  jsonOf,
  sharedLanguage,
} from "./dictionaries/dictionary-files.ts";
import { isCore } from "./lean-bundle/chunks.ts";

/**
 * Gives the copies of the dictionaries inside the scripts the texts of the served files. Core's own have no text that a
 * region writes: a page whose dictionary does not come would show the keys of these.
 */
export function builtInTexts(): Plugin {
  let root = "";
  return {
    name: "waymark:built-in-texts",
    apply: "build",
    configResolved: (config) => void ({ root } = config),
    load: {
      filter: { id: /\/i18n\/dictionaries\/.*\.json$/u },
      handler(id) {
        const file = dictionaryOfCopy(id, root);
        return file && jsonOf(file, root);
      },
    },
  };
}

/**
 * Returns the dictionary of an app whose copy is a module of core; undefined for any other module. English of the United
 * States has that of Canada.
 */
export function dictionaryOfCopy(id: string, root: string): DictionaryFile | undefined {
  return dictionaryFiles(root).find(({ name, code }) => {
    const shared = sharedLanguage(code);
    return shared && isCore(id, `i18n/dictionaries/${dictionaryName({ name, code: shared })}`);
  });
}
