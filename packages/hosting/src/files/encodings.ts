import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { NOTICES_FILE } from "./cache-control.ts";

/** A content coding that files are stored in, and the extension of such a copy. */
export interface Encoding {
  name: "br" | "gzip";
  extension: ".br" | ".gz";
}

/** Bytes of a response. */
export interface EncodedContent {
  bytes: Uint8Array<ArrayBuffer>;
  /** The `Content-Encoding`; undefined for bytes as they are. */
  encoding?: Encoding["name"];
}

/** Best first. */
const encodings: readonly Encoding[] = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
];

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|txt|webmanifest)$/u;

/** Good enough for a page, in about a millisecond. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Ways to code the distances between repetitions. It depends on the script which of them makes it smaller, by up to 0.1 kB. */
const SCRIPT_BROTLI = [0, 1].map((bits) => ({
  params: { [constants.BROTLI_PARAM_NPOSTFIX]: bits },
}));

/** The encodings that an `Accept-Encoding` header allows, best first. */
export function acceptedEncodings(acceptEncoding: string | undefined): Encoding[] {
  const weights = new Map((acceptEncoding ?? "").split(",").map(readEntry));
  return encodings.filter(({ name }) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
}

/** Compresses a text in the best encoding that the client accepts, for a response that no file holds. */
export function encodeText(text: string, acceptEncoding: string | undefined): EncodedContent {
  const [best] = acceptedEncodings(acceptEncoding);
  if (best === undefined) return { bytes: Buffer.from(text) };
  const bytes = best.name === "br" ? brotliCompressSync(text, FAST_BROTLI) : gzipSync(text);
  return { bytes, encoding: best.name };
}

/** Returns true for the name of a text file, which is stored and served compressed. */
export function isCompressible(name: string): boolean {
  return COMPRESSIBLE.test(name) && basename(name) !== NOTICES_FILE;
}

/** Writes a `.br` and a `.gz` beside a file, for servers that send precompressed files. */
export function writeCompressedCopies(file: string): void {
  const content = readFileSync(file);
  const ways = file.endsWith(".js") ? SCRIPT_BROTLI : [{}];
  const copies = ways.map((options) => brotliCompressSync(content, options));
  const smallest = copies.reduce((one, other) => (other.length < one.length ? other : one));
  writeFileSync(`${file}.br`, smallest);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

function readEntry(entry: string): [encoding: string, weight: number] {
  const [encoding = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return [encoding, weight === undefined ? 1 : Number(weight)];
}
