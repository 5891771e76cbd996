import { join } from "node:path";
import type { Plugin } from "vite";
import {
  checkDictionaries,
  codes,
  type DictionaryFile,
  dictionaryFiles,
  jsonOf,
  OWN,
  servedPath,
  urlOf,
} from "./dictionary-files.ts";

const VIRTUAL = "virtual:waymark/dictionaries";
const LOADED = `\0${VIRTUAL}`;

/**
 * Serves core's dictionaries, each with the texts of the app's own `translations/` laid over it, below
 * `assets/translations/`, and tells the app their urls. A build stops where they do not agree.
 */
export function dictionaries(): Plugin {
  let root = "";
  let isBuild = false;
  return {
    name: "waymark:dictionaries",
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === "build";
      if (isBuild) checkDictionaries(root);
    },
    resolveId: (id) => (id === VIRTUAL ? LOADED : undefined),
    load(id) {
      if (id !== LOADED) return undefined;
      checkDictionaries(root);
      return tableModule(root, isBuild);
    },
    generateBundle() {
      for (const file of dictionaryFiles) {
        this.emitFile({ type: "asset", fileName: servedPath(file), source: jsonOf(file, root) });
      }
    },
    // A text that changes loads the page again, which shows what is wrong.
    hotUpdate({ file }) {
      const table = this.environment.moduleGraph.getModuleById(LOADED);
      return table && file.startsWith(join(root, OWN)) ? [table] : undefined;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = dictionaryFiles.find((each) =>
          request.url?.startsWith(`/${servedPath(each)}`),
        );
        if (!file) return next();
        response.setHeader("Content-Type", "application/json").end(jsonOf(file, root));
      });
    },
  };
}

/** In a build the urls count from the script that holds them, so that a host may serve all of it under any path. */
function tableModule(root: string, isBuild: boolean): string {
  const table = JSON.stringify(urlTable(root));
  if (!isBuild) return `export default ${table};`;
  const urls = table.replaceAll(/"\/assets\/([^"]+)"/gu, (_, path: string) => `at("${path}")`);
  return `const at = (path) => new URL(path, import.meta.url).href;\nexport default ${urls};`;
}

function urlTable(root: string) {
  const ofName = (name: DictionaryFile["name"]) =>
    Object.fromEntries(codes.map((code) => [code, urlOf({ name, code }, root)]));
  return { portal: ofName("portal"), legal: ofName("legal") };
}
