import { isBuiltin } from "node:module";
import { isAbsolute, relative } from "node:path";
import type { Plugin } from "vite";
import { InputError } from "@waymark/hosting";

/** Modules that are not the region's own. A library may ask for a module of Node, and not need it in a browser. */
const FOREIGN = /[\\/]node_modules[\\/]|virtual:|\0/u;

/** Names that may be a module of Node: no paths, and no packages with a scope. */
const BARE = /^(?:node:)?\w+(?:\/\w+)*$/u;

/** Stops a build where a script imports a module of Node, because the browser would get an empty one. */
export function nodeImports(): Plugin {
  return {
    name: "waymark:node-imports",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: BARE },
      async handler(name, importer, options) {
        if (importer === undefined || FOREIGN.test(importer) || !isBuiltin(name)) return null;
        // A part that only the prerendering runs is imported in this way, behind `import.meta.env.SSR`.
        if (options.kind === "dynamic-import") return null;
        const found = await this.resolve(name, importer, { ...options, skipSelf: true });
        // There are packages of such names.
        if (found !== null && isAbsolute(found.id)) return found;
        const file = relative(this.environment.config.root, importer);
        throw new InputError(
          `${file} imports ${name}, which no browser has. Import it in vite.config.ts or a test alone.`,
        );
      },
    },
  };
}
