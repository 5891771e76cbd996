import type { Plugin } from "vite";
import { packagePlace } from "../../package-place.ts";
import { withoutUnused } from "./without-unused.ts";

/** Marks core's i18next: an app that imports i18next itself gets the whole of it. */
const LEAN = "?lean";

/** Leaves out of core's i18next what core never calls, which the bundler cannot tell of a class's methods. */
export function leanI18next(): Plugin {
  return {
    name: "waymark:lean-i18next",
    apply: "build",
    // Before the bundler finds the module by itself.
    enforce: "pre",
    resolveId: {
      filter: { id: /^i18next$/u },
      async handler(source, importer, options) {
        if (importer === undefined || packagePlace(importer)?.name !== "@waymark/core") return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, id: `${resolved.id}${LEAN}` };
      },
    },
    transform: {
      filter: { id: /\/i18next\.js\?lean$/u },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}
