import type { Plugin } from "vite";

const EXPORTS = /export\s*\{(?<names>[^}]*)\};?\s*$/u;

/**
 * Inlines the bundler's few helpers into every script that uses them. A separate file would be one more critical request.
 */
export function inlineRuntime(): Plugin {
  return {
    name: "waymark:inline-runtime",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const runtime = chunks.find(({ fileName }) => fileName.includes("rolldown-runtime"));
      if (!runtime) return;
      const name = runtime.fileName.split("/").at(-1) ?? "";
      const imported = new RegExp(
        `import\\s*\\{(?<names>[^}]*)\\}\\s*from\\s*"\\./${name}";?`,
        "u",
      );
      const value = valueOf(runtime.code);
      for (const chunk of chunks) {
        // A function, because `$&` and the like have a meaning in a replacement text.
        chunk.code = chunk.code.replace(
          imported,
          (_import, names: string) => `const {${renamed(names)}}=${value};`,
        );
        chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
      }
      delete bundle[runtime.fileName];
    },
  };
}

/** A module's code as an expression whose value holds what the module exports. */
function valueOf(code: string): string {
  const names = EXPORTS.exec(code)?.groups?.["names"] ?? "";
  const entries = names
    .split(",")
    .map((each) => each.split(" as "))
    .map(([own = "", exported = own]) => `${exported.trim()}:${own.trim()}`);
  return `(()=>{${code.replace(EXPORTS, "")};return{${entries.join(",")}}})()`;
}

/** `a as b` of an import is `a:b` where an object is taken apart. */
function renamed(names: string): string {
  return names.replaceAll(" as ", ":");
}
