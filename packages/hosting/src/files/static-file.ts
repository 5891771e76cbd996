import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { acceptedEncodings, type EncodedContent } from "./encodings.ts";

/** A file of a build. */
export interface StaticFile {
  /** Its path in the build. */
  name: string;
  /** Its path on the disk. */
  path: string;
  /** Changes when the file does. */
  etag: string;
}

/**
 * Looks for a file of a build.
 * @param name its path in the build, from `resolveRequestPath`; no more is checked than a backslash
 * @returns undefined where there is no file of that name
 */
export async function findStaticFile(
  folder: string,
  name: string,
): Promise<StaticFile | undefined> {
  // A backslash would separate folders on Windows.
  if (name.includes("\\")) return undefined;
  const path = join(folder, name);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const etag = `W/"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
  return { name, path, etag };
}

/** Reads a file, or the best compressed copy beside it that the client accepts. */
export async function readStaticFile(
  file: StaticFile,
  acceptEncoding: string | undefined,
): Promise<EncodedContent> {
  for (const { name, extension } of acceptedEncodings(acceptEncoding)) {
    const bytes = await readFile(file.path + extension).catch(() => undefined);
    if (bytes) return { bytes, encoding: name };
  }
  return { bytes: await readFile(file.path) };
}

/** Returns true when the client has the current version already, by its `If-None-Match` header. */
export function isNotModified(etag: string, ifNoneMatch: string | undefined): boolean {
  const tags = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim());
  return tags.includes(etag) || tags.includes("*");
}
