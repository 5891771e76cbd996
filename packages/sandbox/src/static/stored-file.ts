import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { acceptedEncodings } from "./accepted-encodings.ts";
import type { SentBytes } from "./compressed.ts";

export interface StoredFile {
  name: string;
  path: string;
  /** Changes when the file does. */
  etag: string;
}

/** A file of the served folder; undefined when there is none of that name. */
export async function findFile(folder: string, name: string): Promise<StoredFile | undefined> {
  const path = join(folder, name);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const etag = `W/"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
  return { name, path, etag };
}

/** The file's bytes, compressed beforehand where the client takes that. */
export async function readStored(
  file: StoredFile,
  acceptEncoding: string | undefined,
): Promise<SentBytes> {
  for (const { encoding, suffix } of acceptedEncodings(acceptEncoding)) {
    const bytes = await readFile(file.path + suffix).catch(() => undefined);
    if (bytes) return { bytes, encoding };
  }
  return { bytes: await readFile(file.path) };
}

/** Whether an `If-None-Match` header names what the `ETag` stands for. */
export function isUnchanged(etag: string, ifNoneMatch: string | undefined): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim());
  return known.includes(etag) || known.includes("*");
}
