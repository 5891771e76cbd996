import type { Plugin } from "vite";
import { edited, replaceImport, withoutImports } from "./edited.ts";

const RUNTIME = "rolldown-runtime";

/**
 * Inlines the bundler's few helpers into every script that uses them. A separate file would be one more critical request.
 */
export function inlineRuntime(): Plugin {
  return {
    name: "waymark:inline-runtime",
    apply: "build",
    // oxlint-disable-next-line max-params -- what the bundler calls it with
    renderChunk(code, _chunk, _options, { chunks }) {
      const runtime = Object.values(chunks).find(({ name }) => name === RUNTIME);
      if (!runtime) return null;
      const helpers = Object.values(runtime.modules)
        .map((module) => module.code)
        .join("\n");
      return edited(code, (text) =>
        replaceImport(text, runtime.fileName, (names) => {
          const own = names.map(([, name]) => name);
          // The bundler adds a number to a name that a chunk has twice.
          const used = own.map((name) => name.replace(/\$\d+$/u, ""));
          return `const [${own.join()}] = (() => {${helpers} return [${used.join()}];})();`;
        }),
      );
    },
    generateBundle(_options, bundle) {
      const runtime = Object.values(bundle).find(({ fileName }) => fileName.includes(RUNTIME));
      if (!runtime) return;
      withoutImports(bundle, runtime.fileName);
      delete bundle[runtime.fileName];
    },
  };
}
