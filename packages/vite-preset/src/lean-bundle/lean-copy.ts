import type { Plugin } from "vite";
import { isCore } from "./chunks.ts";
import { type Leaner, withReplacements } from "./left-out.ts";

/** Marks core's copy of a library: an app that imports the library itself gets the whole of it. */
const LEAN = "?lean";

/** A library as core gets it. */
export interface LeanCopy extends Leaner {
  /** The end of the path of its module. */
  file: string;
}

/** Gives core its own copy of a library, in which parts are left out or replaced. */
export function leanCopy({ file, ...leaner }: LeanCopy): Plugin {
  return {
    name: `waymark:lean-${leaner.name}`,
    apply: "build",
    // Before the bundler resolves the module.
    enforce: "pre",
    resolveId: {
      filter: { id: new RegExp(`^${leaner.name}$`, "u") },
      async handler(source, importer, options) {
        if (importer === undefined || !isCore(importer)) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, id: `${resolved.id}${LEAN}` };
      },
    },
    transform: {
      filter: { id: /\?lean$/u },
      handler: (code, id) =>
        id.endsWith(`/${file}${LEAN}`) ? withReplacements(code, leaner) : null,
    },
  };
}
