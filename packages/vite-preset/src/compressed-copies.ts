import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { isCompressible, writeCompressedCopies } from "@waymark/hosting";
import type { Plugin } from "vite";

/** Writes a `.br` and a `.gz` next to every text file of the build, for servers that send precompressed files. */
export function compressedCopies(): Plugin {
  let folder = "";
  let written = false;
  return {
    name: "waymark:compressed-copies",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    buildStart() {
      written = false;
    },
    writeBundle() {
      written = true;
    },
    closeBundle() {
      // Runs after a build that failed, too; a fault of its own would be shown in place of what went wrong.
      if (!written) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (isCompressible(name)) writeCompressedCopies(join(folder, name));
      }
    },
  };
}
