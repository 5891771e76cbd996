import type { Plugin } from "vite";
import { packagePlace } from "../../package-place.ts";
import { withoutUnused } from "./without-unused.ts";

/** Marks core's i18next: an app that imports i18next itself gets the whole of it. */
const LEAN = "?lean";

/** Removes unused methods from core's i18next, because a bundler cannot remove methods of a class. */
export function leanI18next(): Plugin {
  return {
    name: "waymark:lean-i18next",
    apply: "build",
    // Before the bundler resolves the module.
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
