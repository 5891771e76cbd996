import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { acceptedEncodings } from "./accepted-encodings.ts";

export interface SentBytes {
  bytes: Uint8Array<ArrayBuffer>;
  /** The `Content-Encoding`; undefined for bytes as they are. */
  encoding?: string;
}

/** Good enough for a page, in about a millisecond. */
const QUALITY = 5;

/** A text in the best form that the client takes, for what no compressed file stands beside. */
export function compressed(text: string, acceptEncoding: string | undefined): SentBytes {
  const [best] = acceptedEncodings(acceptEncoding);
  if (!best) return { bytes: Buffer.from(text) };
  const { encoding } = best;
  return { encoding, bytes: encoding === "br" ? brotli(text) : gzipSync(text) };
}

function brotli(text: string): Uint8Array<ArrayBuffer> {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}
