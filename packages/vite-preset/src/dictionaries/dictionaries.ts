import { join } from "node:path";
import type { Plugin } from "vite";
import { reportProblems } from "../report-problems.ts";
import {
  checkDictionaries,
  codes,
  type DictionaryFile,
  dictionaryFiles,
  jsonOf,
  languageOf,
  OWN,
  servedPath,
  urlOf,
} from "./dictionary-files.ts";

const VIRTUAL = "virtual:waymark/dictionaries";

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
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) => (id === `\0${VIRTUAL}` ? tableModule(root, isBuild) : undefined),
    generateBundle() {
      for (const file of dictionaryFiles) {
        this.emitFile({ type: "asset", fileName: servedPath(file), source: jsonOf(file, root) });
      }
    },
    configureServer(server) {
      reportProblems(server, {
        path: join(root, OWN),
        check: () => checkDictionaries(root),
        changed: () => {
          server.moduleGraph.invalidateAll();
          server.ws.send({ type: "full-reload" });
        },
      });
      server.middlewares.use((request, response, next) => {
        const file = dictionaryFiles.find((each) =>
          request.url?.startsWith(`/${servedPath(each)}`),
        );
        if (!file) return next();
        response.setHeader("Content-Type", "application/json").end(jsonOf(file, root));
      });
    },
    transformIndexHtml: (html) => [
      {
        tag: "link",
        attrs: {
          rel: "preload",
          as: "fetch",
          crossorigin: "",
          href: urlOf({ name: "portal", code: languageOf(html) }, root),
        },
        injectTo: "head",
      },
    ],
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
