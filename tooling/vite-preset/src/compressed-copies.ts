import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT_FILES = /\.(html|js|css|json|svg|txt|webmanifest)$/u;

/** Lays a `.br` and a `.gz` beside every text file of the build, for servers that send precompressed files. */
export function compressedCopies(): Plugin {
  let folder = "";
  return {
    name: "waymark:compressed-copies",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (TEXT_FILES.test(name)) compress(join(folder, name));
      }
    },
  };
}

function compress(file: string): void {
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
