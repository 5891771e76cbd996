import type { Plugin } from "vite";
import { edited } from "./edited.ts";

/** An import of a chunk; alone in Vite's helper, which has nothing else to do there, or without it. */
const CHUNK_IMPORT =
  /\b__vitePreload\(\(\) => import\((?<wrapped>(["'`])\.\/[^"'`]+\2)\), __VITE_PRELOAD__\)|\bimport\((?<bare>(["'`])\.\/[^"'`]+\4)\)/gu;

/**
 * Replaces Vite's helper around `import()`, which loads styles and preloads that pages here name themselves. Some engines,
 * Chromium 153 among them, keep a failed url as failed until a reload: each retry has another url.
 */
const HELPER = `
const failures = {};
const ask = (file) => import(/* @vite-ignore */ failures[file] ? file + "?retry=" + failures[file] : file);
export const __vitePreload = (load) => load();
__vitePreload.chunk = (file) => {
  const before = failures[file];
  return ask(file).catch(() => {
    // Calls that waited for the same url share the next one: a second copy would have a state of its own.
    if (failures[file] === before) failures[file] = (before || 0) + 1;
    return ask(file);
  });
};`;

/** Has every `import()` of a chunk retried once under another url when it fails. The url that worked is kept. */
export function retriedImports(): Plugin {
  return {
    name: "waymark:retried-imports",
    apply: "build",
    enforce: "pre",
    load: { filter: { id: /vite\/preload-helper/u }, handler: () => HELPER },
    renderChunk(code, { fileName }) {
      // Vite marks every chunk in which it has put its helper around an import.
      if (!code.includes("__VITE_PRELOAD__")) return null;
      const retried = edited(code, (text) => {
        for (const { index, 0: statement, groups } of code.matchAll(CHUNK_IMPORT)) {
          const file = groups?.["wrapped"] ?? groups?.["bare"];
          text.overwrite(index, index + statement.length, `__vitePreload.chunk(${file})`);
        }
      });
      return retried ?? this.error(`${fileName}: no import() was found beside Vite's helper`);
    },
  };
}
