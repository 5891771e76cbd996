import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

export interface ServedFile {
  content: Buffer;
  headers: Record<string, string>;
}

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

/** What brotli makes smaller; the rest is compressed already. */
const texts = new Set([".css", ".html", ".ico", ".js", ".json", ".svg", ".txt"]);

/** Reads files of a folder once, compressed as well as brotli can: everyone gets the same care. */
export function readSiteFiles(folder: string): (path: string) => ServedFile | undefined {
  const paths = new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }));
  const served = new Map<string, ServedFile>();
  return (path) => {
    const name = path.replace(/^\//u, "") || "index.html";
    const known = served.get(name);
    if (known !== undefined) return known;
    const file = join(folder, name);
    if (!paths.has(name) || !statSync(file).isFile()) return undefined;
    const read = readServed(file);
    served.set(name, read);
    return read;
  };
}

function readServed(file: string): ServedFile {
  const type = extname(file);
  const isText = texts.has(type);
  const content = isText ? compressed(file) : readFileSync(file);
  const headers: Record<string, string> = {
    "content-type": types[type] ?? "application/octet-stream",
    "content-length": String(content.length),
    "cache-control": type === ".html" ? "no-cache" : "public, max-age=31536000, immutable",
  };
  if (isText) headers["content-encoding"] = "br";
  return { content, headers };
}

function compressed(file: string): Buffer {
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`);
  return brotliCompressSync(readFileSync(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}
