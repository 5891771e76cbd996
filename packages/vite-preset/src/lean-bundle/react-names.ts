import type { Plugin } from "vite";
import { edited } from "./edited.ts";

/** A chunk's variable for React or its JSX functions. Their files are CommonJS: `var import_react = __toESM(require_react());` */
const REACT = /\bvar (?<object>import_(?:react|jsx_runtime)(?:\$\d+)?) = [^;]*;/gu;

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
          const called = `(0, ${object}.`;
          const names = new Set<string>();
          for (let at = code.indexOf(called); at >= 0; at = code.indexOf(called, at + 1)) {
            const end = code.indexOf(")", at);
            const name = code.slice(at + called.length, end);
            names.add(name);
            text.overwrite(at, end + 1, `${object}_${name}`);
          }
          if (names.size === 0) continue;
          const own = [...names].map((name) => `${name}: ${object}_${name}`);
          text.appendLeft(index + definition.length, `\nconst { ${own.join(", ")} } = ${object};`);
        }
      }),
  };
}
