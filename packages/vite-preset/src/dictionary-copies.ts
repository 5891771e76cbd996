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
export function dictionaryCopies(): Plugin {
  let root = "";
  return {
    name: "waymark:dictionary-copies",
    apply: "build",
    configResolved: (config) => void ({ root } = config),
    load: {
      filter: { id: /\/i18n\/dictionaries\/.*\.json$/u },
      handler(id) {
        const file = dictionaryFiles(root).find((each) => isCopyOf(each, id));
        return file && jsonOf(file, root);
      },
    },
  };
}

/** Returns true for the module of core that a dictionary falls back to, as that of the United States to Canadian English. */
function isCopyOf({ name, code }: DictionaryFile, id: string): boolean {
  const shared = sharedLanguage(code);
  if (shared === undefined) return false;
  return isCore(id, `i18n/dictionaries/${dictionaryName({ name, code: shared })}`);
}
