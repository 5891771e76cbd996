import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** The files that are served compressed. */
export const TEXT_FILES = /\.(html|js|css|json|svg|txt|webmanifest)$/u;

/** Lays a `.br` and a `.gz` beside a file, for servers that send precompressed files. */
export function compress(file: string): void {
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
