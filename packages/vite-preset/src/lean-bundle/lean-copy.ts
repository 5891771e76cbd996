import type { Plugin } from "vite";
import { isCore } from "./chunks.ts";
import type { edited } from "./edited.ts";

/** Marks core's copy of a library: an app that imports the library itself gets the whole of it. */
const LEAN = "?lean";

interface LeanCopy {
  library: string;
  /** The end of the path of its module. */
  file: string;
  lean: (code: string) => ReturnType<typeof edited>;
}

/** Gives core its own copy of a library, in which parts are left out or replaced. */
export function leanCopy({ library, file, lean }: LeanCopy): Plugin {
  return {
    name: `waymark:lean-${library}`,
    apply: "build",
    // Before the bundler resolves the module.
    enforce: "pre",
    resolveId: {
      filter: { id: new RegExp(`^${library}$`, "u") },
      async handler(source, importer, options) {
        if (importer === undefined || !isCore(importer)) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, id: `${resolved.id}${LEAN}` };
      },
    },
    transform: {
      filter: { id: /\?lean$/u },
      handler: (code, id) => (id.endsWith(`/${file}${LEAN}`) ? lean(code) : null),
    },
  };
}
