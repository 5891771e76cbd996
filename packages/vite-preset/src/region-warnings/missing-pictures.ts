import { existsSync } from "node:fs";
import { join } from "node:path";
import { resolveRequestPath } from "@waymark/hosting";
import type { PageWarning, RenderedPage } from "./files-by-key.ts";
import { placeOf } from "./files-with.ts";

/** An element that loads a picture. */
const PICTURE = /<(?<element>img|image|source)\b(?<attributes>[^>]*)/giu;

const URLS = /\s(?:(?:src|href)="(?<url>[^"]*)|srcset="(?<list>[^"]*))/giu;

/** A path of the page's own origin, without its query. */
const OWN_PATH = /^\/(?!\/)[^?#]+/u;

/** Says which pictures of a page are no files of the build, which file of the region they may come from, and what to do. */
export function missingPictureWarnings({
  root,
  dist,
  html,
}: Pick<RenderedPage, "root" | "dist" | "html">): PageWarning[] {
  const isMissing = (url: string) => !existsSync(join(dist, resolveRequestPath(url) ?? ""));
  return [...html.matchAll(PICTURE)].flatMap(({ groups }) => {
    const { element, attributes = "" } = groups ?? {};
    return ownPathsIn(attributes)
      .filter(isMissing)
      .map((url): PageWarning => [
        url,
        (pages) =>
          `${placeOf(root, url)}<${element}> loads ${url}, which is not a file of the build, on ${pages}. Put the file into public/, or put it below src/ and import it.`,
      ]);
  });
}

/** The paths of the page's own origin in the attributes of an element, also those of a list such as `/a.png 1x, /b.png 2x`. */
function ownPathsIn(attributes: string): string[] {
  const written = [...attributes.matchAll(URLS)].flatMap(({ groups }) => {
    const { url, list = "" } = groups ?? {};
    return url ?? list.split(/,\s+/u).map((each) => each.trim().replace(/\s.*$/u, ""));
  });
  return written.flatMap((url) => OWN_PATH.exec(url.replaceAll("&amp;", "&"))?.[0] ?? []);
}
