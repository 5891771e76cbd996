import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { shiftMap } from "./shift-map.ts";

interface MappedCode {
  code: string;
  map: string;
}

/**
 * Writes the source maps to `maps/` beside the folder of the build, which is served. Scripts do not name them.
 * @returns two plugins: one looks at the scripts before they are edited for the last time, the other afterwards
 */
export function sourceMaps(): Plugin[] {
  let folder = "";
  const before = new Map<string, MappedCode>();
  return [
    {
      name: "waymark:source-maps-before",
      apply: "build",
      configResolved: (config) => {
        folder = join(config.root, "maps");
      },
      buildStart: () => before.clear(),
      generateBundle: {
        order: "pre",
        handler(_options, bundle) {
          for (const file of Object.values(bundle)) {
            const map = bundle[`${file.fileName}.map`];
            if (file.type !== "chunk" || map?.type !== "asset") continue;
            before.set(file.fileName, { code: file.code, map: String(map.source) });
          }
        },
      },
    },
    {
      name: "waymark:source-maps",
      apply: "build",
      generateBundle: {
        order: "post",
        handler(_options, bundle) {
          rmSync(folder, { recursive: true, force: true });
          mkdirSync(folder, { recursive: true });
          for (const [name, { code, map }] of before) {
            const chunk = bundle[name];
            delete bundle[`${name}.map`];
            if (chunk?.type !== "chunk") continue;
            writeFileSync(join(folder, `${basename(name)}.map`), shiftMap(map, code, chunk.code));
          }
        },
      },
    },
  ];
}
