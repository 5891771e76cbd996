import { join } from "node:path";
import { filesIn, isCompressible, writeCompressedCopies } from "@waymark/hosting";
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
        for (const name of filesIn(dir)) {
          if (isCompressible(name)) writeCompressedCopies(join(dir, name));
        }
      },
    },
  };
}
