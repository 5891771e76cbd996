import type { Plugin, Rollup } from "vite";
import { isReact } from "./chunks.ts";

const ENTRY = "@waymark/core/prehydration";
/** Of the chunk that starts a page. */
export const FIRST_SCRIPT = "first";
/** Of its second file, in case the first one is blocked or slow. */
const COPY = "shared";
/** Where the first script that runs puts its exports. */
const GLOBAL = "globalThis.waymark";

/**
 * Builds a first script that works before React, and has the other scripts use what it exports. They do not import its
 * file: where that is blocked or slow, they load a copy. Whichever runs first serves all of them.
 */
export function firstScript() {
  const modules = new Set<string>();
  let entry: { id: string } | null = null;
  const plugin: Plugin = {
    name: "waymark:first-script",
    apply: "build",
    async buildStart() {
      modules.clear();
      // A build without core has no first script.
      entry = await this.resolve(ENTRY).catch(() => null);
      if (entry) this.emitFile({ type: "chunk", id: ENTRY, name: FIRST_SCRIPT });
    },
    buildEnd() {
      const add = (id: string) => {
        if (modules.has(id)) return;
        if (isReact(id)) this.error("the first script, which works before React, imports React");
        modules.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(add);
      };
      if (entry) add(entry.id);
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const first = chunks.find(isFirstScript);
      if (!first) return;
      const entryFile = chunks.find(({ name, isEntry: is }) => is && name === FIRST_SCRIPT);
      // The bundler writes an entry beside the group, which does nothing but import it.
      if (entryFile) delete bundle[entryFile.fileName];
      if (first.imports.length > 0) this.error(`the first script imports ${first.imports.join()}`);
      first.code = withGlobal(first.code);
      const copy = first.fileName.replace(FIRST_SCRIPT, COPY);
      for (const chunk of chunks) if (chunk !== first) useGlobal(chunk, first.fileName, copy);
      this.emitFile({ type: "asset", fileName: copy, source: first.code });
    },
  };
  /** The group of the chunk plan that holds it. */
  const group = { name: FIRST_SCRIPT, test: (id: string) => modules.has(id), priority: 3 };
  return { plugin, group };
}

export function isFirstScript({ isEntry, name }: Pick<Rollup.OutputChunk, "isEntry" | "name">) {
  return !isEntry && name === FIRST_SCRIPT;
}

/** Publishes a chunk's exports, unless a copy of it has done so. */
function withGlobal(code: string): string {
  const names = /export\s*\{(?<names>[^}]*)\};?\s*$/u.exec(code)?.groups?.["names"] ?? "";
  const entries = names
    .split(",")
    .map((each) => each.split(" as "))
    .map(([own = "", exported = own]) => `${exported.trim()}:${own.trim()}`);
  return `${code}\n${GLOBAL}||={${entries.join()}};`;
}

function nameOf(file: string): string {
  return file.split("/").at(-1) ?? "";
}

/** Replaces a chunk's import of the first script. An entry runs first of all others, so it alone loads the copy. */
function useGlobal(chunk: Rollup.OutputChunk, first: string, copy: string): void {
  const imported = new RegExp(
    `import\\s*(?:\\{(?<names>[^}]*)\\}\\s*from\\s*)?"\\./${nameOf(first)}";?`,
    "u",
  );
  // A function, because `$&` and the like have a meaning in a replacement text.
  chunk.code = chunk.code.replace(imported, (_import, names: string | undefined) => {
    const load = chunk.isEntry ? loadCopy(nameOf(copy)) : "";
    return `${load}const {${(names ?? "").replaceAll(" as ", ":")}}=${GLOBAL};`;
  });
  chunk.imports = chunk.imports.filter((file) => file !== first);
}

/** Waits for the copy where the first script has not run. Where that fails too, the page is told like of any missing script. */
function loadCopy(name: string): string {
  const tell = `document.querySelector("script[type=module]:not([data-first])")?.dispatchEvent(new Event("error"))`;
  return `if(!${GLOBAL})try{await import("./${name}")}catch(error){${tell};throw error}`;
}
