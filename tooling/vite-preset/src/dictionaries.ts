import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LANGUAGE, type Language, languages } from "@waymark/core/build";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:waymark/dictionaries";

/**
 * Serves core's dictionaries, each with the texts of the app's own `translations/<language>.json` laid over it, as
 * `assets/translations/<language>.json`, and tells the app their urls. The `v` in a url makes the file immutable.
 */
export function dictionaries(): Plugin {
  let root = "";
  const urls = () =>
    Object.fromEntries(codes().map((code) => [code, urlOf(code, dictionaryOf(code, root))]));
  return {
    name: "waymark:dictionaries",
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(urls())};` : undefined),
    generateBundle() {
      for (const code of codes()) {
        this.emitFile({ type: "asset", fileName: fileOf(code), source: dictionaryOf(code, root) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const code = codes().find((each) => request.url?.startsWith(`/${fileOf(each)}`));
        if (!code) return next();
        response.setHeader("Content-Type", "application/json").end(dictionaryOf(code, root));
      });
    },
    transformIndexHtml: () => [
      {
        tag: "link",
        attrs: { rel: "preload", as: "fetch", crossorigin: "", href: urls()[DEFAULT_LANGUAGE] },
        injectTo: "head",
      },
    ],
  };
}

function codes(): Language[] {
  return Object.keys(languages) as Language[];
}

function fileOf(code: Language): string {
  return `assets/translations/${code}.json`;
}

function urlOf(code: Language, text: string): string {
  return `/${fileOf(code)}?v=${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;
}

function dictionaryOf(code: Language, root: string): string {
  const shared = readJson(fileURLToPath(import.meta.resolve(`@waymark/core/translations/${code}.json`)));
  const own = join(root, "translations", `${code}.json`);
  return JSON.stringify({ ...shared, ...(existsSync(own) ? readJson(own) : {}) });
}

function readJson(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, "utf8"));
}
