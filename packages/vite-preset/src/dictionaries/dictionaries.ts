import { posix } from "node:path";
import type { Plugin } from "vite";
import { checkDictionaries, missingTexts } from "./check-dictionaries.ts";
import {
  type DictionaryFile,
  dictionaryFiles,
  jsonOf,
  OWN,
  servedPath,
  urlOf,
} from "./dictionary-files.ts";
import { dictionaryLanguages } from "./region-languages.ts";
import { changeText, recordOriginals, textChanges } from "./originals.ts";

const VIRTUAL = "virtual:waymark/dictionaries";
const LOADED = `\0${VIRTUAL}`;

/**
 * Writes core's dictionaries, each with the texts of the app's own `translations/` laid over it, to `assets/translations/`, and
 * tells the app their urls. In development the urls hold the texts. A build stops where they do not agree. It warns of
 * a replaced text whose original has changed, and writes the originals down.
 */
export function dictionaries(): Plugin {
  let root = "";
  let isBuild = false;
  return {
    name: "waymark:dictionaries",
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === "build";
      if (!isBuild) return;
      checkDictionaries(root);
      for (const { file, sentence } of missingTexts(root))
        config.logger.warn(`${file} ${sentence}`);
      for (const change of textChanges(root)) config.logger.warn(changeText(change));
      // As test runners do with new snapshots: what is written on CI would be lost.
      if (!process.env["CI"]) recordOriginals(root);
    },
    resolveId: (id) => (id === VIRTUAL ? LOADED : undefined),
    load(id) {
      if (id !== LOADED) return undefined;
      checkDictionaries(root);
      return tableModule(root, isBuild);
    },
    generateBundle() {
      for (const file of dictionaryFiles(root)) {
        this.emitFile({ type: "asset", fileName: servedPath(file), source: jsonOf(file, root) });
      }
    },
    // A text that changes loads the page again, which shows what is wrong.
    hotUpdate({ file }) {
      const table = this.environment.moduleGraph.getModuleById(LOADED);
      // Vite's own paths have slashes, on Windows, too.
      return table && file.startsWith(posix.join(root, OWN)) ? [table] : undefined;
    },
  };
}

/** In a build the urls count from the script that holds them, so that a host may serve all of it under any path. */
function tableModule(root: string, isBuild: boolean): string {
  const urlIn = (file: DictionaryFile) =>
    isBuild
      ? `at("${urlOf(file, root)}")`
      : JSON.stringify(`data:application/json,${encodeURIComponent(jsonOf(file, root))}`);
  const urlsOf = (name: DictionaryFile["name"]) =>
    dictionaryLanguages(root)
      .map((code) => `"${code}": ${urlIn({ name, code })}`)
      .join();
  return `const at = (path) => new URL(path, import.meta.url).href;
    export default { portal: {${urlsOf("portal")}}, legal: {${urlsOf("legal")}} };`;
}
