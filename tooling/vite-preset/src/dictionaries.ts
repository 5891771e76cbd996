import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LANGUAGE, type Language, languages } from "@waymark/core/build";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:waymark/dictionaries";

interface DictionaryFile {
  name: "portal" | "legal";
  code: Language;
}

/**
 * Serves core's dictionaries, each with the texts of the app's own `translations/` laid over it, below
 * `assets/translations/`, and tells the app their urls. The `v` in a url makes the file immutable.
 */
export function dictionaries(): Plugin {
  let root = "";
  return {
    name: "waymark:dictionaries",
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) =>
      id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(urlTable(root))};` : undefined,
    generateBundle() {
      for (const file of files) {
        this.emitFile({ type: "asset", fileName: servedPath(file), source: textOf(file, root) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find((each) => request.url?.startsWith(`/${servedPath(each)}`));
        if (!file) return next();
        response.setHeader("Content-Type", "application/json").end(textOf(file, root));
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

const codes = Object.keys(languages) as Language[];
const files: readonly DictionaryFile[] = (["portal", "legal"] as const).flatMap((name) =>
  codes.map((code) => ({ name, code })),
);

function urlTable(root: string) {
  const ofName = (name: DictionaryFile["name"]) =>
    Object.fromEntries(codes.map((code) => [code, urlOf({ name, code }, root)]));
  return { portal: ofName("portal"), legal: ofName("legal") };
}

/** The language that a page is written in is the one it most likely needs. */
function languageOf(html: string): Language {
  return codes.find((code) => html.includes(`<html lang="${code}"`)) ?? DEFAULT_LANGUAGE;
}

/** Where a dictionary stands below the translations of core, of an app, and of what is served. */
function pathOf({ name, code }: DictionaryFile): string {
  return name === "portal" ? `${code}.json` : `${name}/${code}.json`;
}

function servedPath(file: DictionaryFile): string {
  return `assets/translations/${pathOf(file)}`;
}

function urlOf(file: DictionaryFile, root: string): string {
  const hash = createHash("sha256").update(textOf(file, root)).digest("hex").slice(0, 8);
  return `/${servedPath(file)}?v=${hash}`;
}

function textOf(file: DictionaryFile, root: string): string {
  const shared = fileURLToPath(import.meta.resolve(`@waymark/core/translations/${pathOf(file)}`));
  const own = join(root, "translations", pathOf(file));
  return JSON.stringify({ ...readJson(shared), ...(existsSync(own) ? readJson(own) : {}) });
}

function readJson(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, "utf8"));
}
