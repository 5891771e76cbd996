import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type Configuration, layOver, readConfiguration } from "../hosting/configuration-block.ts";
import { readPageSources } from "../hosting/page-sources.ts";
import type { PageSources } from "../hosting/security-headers.ts";
import { withConfiguration } from "../hosting/with-configuration.ts";
import type { StoredFile } from "./stored-file.ts";

/** A built page as it is served. */
interface ServedPage {
  etag: string;
  /** What its policy has to allow. */
  sources: PageSources;
  /** The page with another configuration; undefined where the file is sent as it is. */
  text?: string;
}

export type PageReader = (file: StoredFile, overlay: Configuration) => Promise<ServedPage>;

/** Reads pages, each once for every version of its file and of what is laid over its configuration. */
export function createPageReader(): PageReader {
  const known = new Map<string, { version: string; page: ServedPage }>();
  return async (file, overlay) => {
    const version = `${file.etag} ${JSON.stringify(overlay)}`;
    const last = known.get(file.path);
    if (last?.version === version) return last.page;
    const page = pageOf(file, await readFile(file.path, "utf8"), overlay);
    known.set(file.path, { version, page });
    return page;
  };
}

function pageOf({ etag }: StoredFile, html: string, overlay: Configuration): ServedPage {
  if (Object.keys(overlay).length === 0) return { etag, sources: readPageSources(html) };
  const text = withConfiguration(html, layOver(readConfiguration(html), overlay));
  const hash = createHash("sha256").update(text).digest("base64url");
  return { etag: `W/"${hash}"`, sources: readPageSources(text), text };
}
