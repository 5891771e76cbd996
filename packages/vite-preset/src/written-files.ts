import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isCompressible, writeCompressedCopies } from "@waymark/hosting";
import type { Plugin } from "vite";

/**
 * Writes a `.br` and a `.gz` next to every text file of the build, for servers that send precompressed files. A development
 * build is served as it is.
 */
export function compressedCopies(): Plugin {
  return {
    name: "waymark:compressed-copies",
    apply: (_, { command, mode }) => command === "build" && mode !== "development",
    writeBundle: {
      // Behind what writes the pages.
      order: "post",
      sequential: true,
      handler({ dir = "" }) {
        for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
          if (isCompressible(name)) writeCompressedCopies(join(dir, name));
        }
      },
    },
  };
}

/** Moves the source maps to `maps/` beside the folder of the build, which is served. Scripts do not name them. */
export function sourceMaps(): Plugin {
  const sourcemapFileNames = "maps/[name]-[chunkhash].js.map";
  return {
    name: "waymark:source-maps",
    apply: "build",
    config: () => ({
      build: { sourcemap: "hidden", rolldownOptions: { output: { sourcemapFileNames } } },
    }),
    writeBundle({ dir = "" }) {
      const folder = join(dirname(dir), "maps");
      rmSync(folder, { recursive: true, force: true });
      if (existsSync(join(dir, "maps"))) renameSync(join(dir, "maps"), folder);
    },
  };
}
