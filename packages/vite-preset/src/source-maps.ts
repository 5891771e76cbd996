import { writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { emptyFolder } from "./folders-beside-build.ts";

/**
 * Writes the source maps to `maps/` beside the folder of the build, which is served. Scripts do not name them. The bundler
 * has to name them after their scripts: Vite edits scripts last of all, and looks for their maps under these names.
 */
export function sourceMaps(): Plugin {
  return {
    name: "waymark:source-maps",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const { root, build } = this.environment.config;
        const folder = join(dirname(resolve(root, build.outDir)), "maps");
        emptyFolder(folder, /\.js\.map$/u);
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== "asset" || !name.endsWith(".map")) continue;
          delete bundle[name];
          if (bundle[name.slice(0, -".map".length)]) {
            writeFileSync(join(folder, basename(name)), file.source);
          }
        }
      },
    },
  };
}
