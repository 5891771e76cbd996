import type { Plugin } from "vite";
import { edited } from "./edited.ts";

/** A chunk's variable for React or its JSX functions. Their files are CommonJS: `var import_react = __toESM(require_react());` */
const REACT =
  /\bvar (?<object>import_(?:react|jsx_runtime)(?:\$\d+)?) = [^;]*\brequire_(?:react|jsx_runtime)\(\)[^;]*;/gu;

/**
 * Gives each chunk a short name for every function of React that it calls. The bundler writes
 * `(0, import_react.useState)(false)`, which no minifier shortens.
 */
export function reactNames(): Plugin {
  return {
    name: "waymark:react-names",
    apply: "build",
    renderChunk: (code) =>
      edited(code, (text) => {
        for (const { index, 0: definition, groups } of code.matchAll(REACT)) {
          const object = groups?.["object"] ?? "";
          const call = new RegExp(`\\(0, ${object.replace("$", "\\$")}\\.(?<name>\\w+)\\)`, "gu");
          const names = new Set<string>();
          for (const { index: at, 0: called, groups: found } of code.matchAll(call)) {
            const name = found?.["name"] ?? "";
            names.add(name);
            text.overwrite(at, at + called.length, `${object}_${name}`);
          }
          if (names.size === 0) continue;
          const own = [...names].map((name) => `${name}: ${object}_${name}`);
          text.appendLeft(index + definition.length, `\nconst { ${own.join(", ")} } = ${object};`);
        }
      }),
  };
}
