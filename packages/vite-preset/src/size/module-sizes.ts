import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin, Rollup } from "vite";
import { moduleName } from "./module-name.ts";

/** Bytes of each module in a script, before minification and compression. */
export type ModuleSizes = Readonly<Record<string, number>>;

/** Where a build writes what its scripts are made of: beside what it ships, not in it. */
export const MODULES_FILE = "reports/modules.json";

/** Lists the modules of each script, to find out why one has grown. */
export function moduleSizes(): Plugin {
  let root = "";
  return {
    name: "waymark:module-sizes",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const rows = chunks.map((chunk) => [chunk.fileName, sizesIn(chunk, root)] as const);
      const file = join(root, MODULES_FILE);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(rows), null, 1));
    },
  };
}

function sizesIn(chunk: Rollup.OutputChunk, root: string): ModuleSizes {
  const sizes: Record<string, number> = {};
  for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
    const name = moduleName(relative(root, id.replace("\0", "")));
    sizes[name] = (sizes[name] ?? 0) + renderedLength;
  }
  return sizes;
}
