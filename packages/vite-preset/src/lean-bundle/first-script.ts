import { basename } from "node:path";
import type MagicString from "magic-string";
import type { Plugin, Rollup } from "vite";
import { isCore, isReact } from "./chunks.ts";
import { edited, type Imported, renamings, replaceImport, withoutImports } from "./edited.ts";

const ENTRY = "@waymark/core/prehydration";
/** Of the chunk that starts a page. */
export const FIRST_SCRIPT = "first";
/** Of its second file, in case the first one is blocked or slow. */
const COPY = "shared";
/** List into which the first script that runs puts its exports: their places compress better than their names. */
const GLOBAL = "globalThis.waymark";
/** True once it is there. A region's element with this id is another value of the same name. */
const IS_PUBLISHED = `Array.isArray(${GLOBAL})`;

/**
 * Builds a first script that works before React, and has the other scripts use what it exports. They do not import its
 * file: where that is blocked or slow, they load a copy. Whichever runs first serves all of them. The bundler's helpers are
 * inlined into every script that uses them, because a separate file would be one more critical request.
 */
export function firstScript(): Plugin {
  return {
    name: "waymark:first-script",
    apply: "build",
    async buildStart() {
      // A build without core has no first script.
      const entry = await this.resolve(ENTRY).catch(() => null);
      if (entry) this.emitFile({ type: "chunk", id: ENTRY, name: FIRST_SCRIPT });
    },
    // oxlint-disable-next-line max-params -- what the bundler calls it with
    renderChunk(code, chunk, _options, { chunks }) {
      const first = Object.values(chunks).find(isFirstScript);
      const runtime = Object.values(chunks).find(isRuntime);
      // A change that finds nothing would leave a page whose scripts fail in the browser alone.
      const stop = (problem: string) => this.error(`${chunk.name}: ${problem}`);
      return edited(code, (text) => {
        const replace = ({ fileName, name }: Rollup.RenderedChunk, by: (_: Imported) => string) => {
          if (replaceImport(text, fileName, by) || !chunk.imports.includes(fileName)) return;
          stop(`its import of the script ${name} was not found`);
        };
        if (runtime) replace(runtime, (names) => inlined(runtime, names));
        if (!first) return;
        if (chunk.fileName === first.fileName) publish(text, chunk, stop);
        replace(first, (names) => {
          const copy = chunk.isEntry ? loadCopy(first.fileName) : "";
          return `${copy}const [${inOrderOf(first.exports, names).join()}] = ${GLOBAL};`;
        });
      });
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const runtime = chunks.find(isRuntime);
      if (runtime) {
        withoutImports(bundle, runtime.fileName);
        delete bundle[runtime.fileName];
      }
      const first = chunks.find(isFirstScript);
      if (!first) return;
      // The bundler writes an entry beside the group, which does nothing but import it.
      const entryFile = chunks.find(({ name, isEntry: is }) => is && name === FIRST_SCRIPT);
      if (entryFile) delete bundle[entryFile.fileName];
      if (first.imports.length > 0) this.error(`the first script imports ${first.imports.join()}`);
      if (first.moduleIds.some(isReact)) this.error("the first script imports React");
      withoutImports(bundle, first.fileName);
      this.emitFile({ type: "asset", fileName: copyOf(first.fileName), source: first.code });
    },
  };
}

/** The group of the chunk plan that holds it, with all that it imports. */
export const firstGroup = {
  name: FIRST_SCRIPT,
  test: (id: string) => isCore(id, "prehydration/first-script"),
  priority: 3,
};

export function isFirstScript({ isEntry, name }: Pick<Rollup.OutputChunk, "isEntry" | "name">) {
  return !isEntry && name === FIRST_SCRIPT;
}

/** The file of the bundler's few helpers. */
function isRuntime({ name }: Pick<Rollup.OutputChunk, "name">): boolean {
  return name === "rolldown-runtime";
}

/** Imports a CommonJS module by the rule of the bundler's longer helper. Many scripts need it alone. */
const TO_ESM =
  "(module, isNode) => (!isNode && module.__esModule ? module : { ...module, default: module })";

/** The helpers that a script uses. */
function inlined({ modules }: Rollup.RenderedChunk, names: Imported): string {
  const helpers = Object.values(modules).map(({ code }) => code);
  const own = names.map(([, name]) => name);
  // The bundler adds a number to a name that a chunk has twice.
  const used = own.map((name) => name.replace(/\$\d+$/u, ""));
  const values = used.map((name) => (name === "__toESM" ? TO_ESM : name));
  return `const [${own.join()}] = (() => {${helpers.join("\n")} return [${values.join()}];})();`;
}

/** Publishes a chunk's exports, unless a copy of it has done so. No script imports them from its file. */
function publish(
  text: MagicString,
  { exports }: Rollup.RenderedChunk,
  stop: (problem: string) => void,
): void {
  const found = /export\s*\{(?<names>[^}]*)\};?\s*$/u.exec(text.original);
  const names = renamings(found?.groups?.["names"]);
  const missing = exports.filter((name) => !names.some(([, published]) => published === name));
  if (missing.length > 0) stop(`its exports were not found; other scripts miss ${missing.join()}`);
  if (found) text.remove(found.index, text.original.length);
  const own = new Map(names.map(([name, published]) => [published, name]));
  text.append(
    `\nif (!${IS_PUBLISHED}) ${GLOBAL} = [${exports.map((name) => own.get(name)).join()}];`,
  );
}

/** A script's own names for the exports, each at the place of its export; empty where it does not use one. */
function inOrderOf(exports: readonly string[], names: Imported): readonly string[] {
  const own = new Map(names);
  const places = exports.map((name) => own.get(name) ?? "");
  return places.slice(0, places.findLastIndex((name) => name !== "") + 1);
}

function copyOf(fileName: string): string {
  return fileName.replace(FIRST_SCRIPT, COPY);
}

/**
 * Waits for the copy where the first script has not run. An entry runs first of all others, so it alone does so. Where that
 * fails too, the page is told like of any missing script.
 */
function loadCopy(fileName: string): string {
  const tell = `document.querySelector("script[type=module]:not([data-first])")?.dispatchEvent(new Event("error"))`;
  const copy = `./${basename(copyOf(fileName))}`;
  return `if (!${IS_PUBLISHED}) try { await import("${copy}") } catch (error) { ${tell}; throw error }\n`;
}
