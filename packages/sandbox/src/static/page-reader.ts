import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  type ConfigurationBlock,
  mergeConfiguration,
  type PageSources,
  readConfiguration,
  readPageSources,
  type StaticFile,
  withConfiguration,
} from "@waymark/hosting";

/** A built page as it is served. */
interface ServedPage {
  etag: string;
  /** Sources that the page's policy has to allow. */
  sources: PageSources;
  /** The page with another configuration; undefined where the file is sent as it is. */
  text?: string;
}

export type PageReader = (file: StaticFile, overlay: ConfigurationBlock) => Promise<ServedPage>;

/** Reads pages, each once for every version of its file and of its merged configuration. */
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

function pageOf({ etag }: StaticFile, html: string, overlay: ConfigurationBlock): ServedPage {
  if (Object.keys(overlay).length === 0) return { etag, sources: readPageSources(html) };
  const text = withConfiguration(html, mergeConfiguration(readConfiguration(html), overlay));
  const hash = createHash("sha256").update(text).digest("base64url");
  return { etag: `W/"${hash}"`, sources: readPageSources(text), text };
}
