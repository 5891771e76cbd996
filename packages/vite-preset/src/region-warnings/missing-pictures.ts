import { existsSync } from "node:fs";
import { join } from "node:path";
import { resolveRequestPath } from "@waymark/hosting";
import { filesByKey } from "./files-by-key.ts";
import { placeOf } from "./files-with.ts";

/** An element that loads a picture. */
const PICTURE = /<(?<element>img|image|source)\b(?<attributes>[^>]*)/giu;

const URLS = /\s(?:(?:src|href)="(?<url>[^"]*)|srcset="(?<list>[^"]*))/giu;

/** A path of the page's own origin, without its query. */
const OWN_PATH = /^\/(?!\/)[^?#]+/u;

/** Collects the pictures of built pages that are no files of the build, so that each is told once. */
export function missingPictureWarnings(root: string, dist: string) {
  const found = filesByKey<{ element: string; url: string }>();
  const isMissing = (url: string) => !existsSync(join(dist, resolveRequestPath(url) ?? ""));
  return {
    /** Notes what a page loads, and what is not there. */
    note(file: string, html: string): void {
      for (const { groups } of html.matchAll(PICTURE)) {
        const { element = "", attributes = "" } = groups ?? {};
        for (const url of ownPathsIn(attributes).filter(isMissing)) {
          found.add(url, { element, url }, file);
        }
      }
    },
    /** Says, for each, which file of the region it may come from, on which pages it is, and what to do. */
    warnings: () =>
      found.warnings(
        ({ element, url }, pages) =>
          `${placeOf(root, url)}<${element}> loads ${url}, which is not a file of the build, on ${pages}. Put the file into public/, or put it below src/ and import it.`,
      ),
  };
}

/** The paths of the page's own origin in the attributes of an element, also those of a list such as `/a.png 1x, /b.png 2x`. */
function ownPathsIn(attributes: string): string[] {
  const written = [...attributes.matchAll(URLS)].flatMap(({ groups }) => {
    const { url, list = "" } = groups ?? {};
    return url ?? list.split(/,\s+/u).map((each) => each.trim().replace(/\s.*$/u, ""));
  });
  return written.flatMap((url) => OWN_PATH.exec(url.replaceAll("&amp;", "&"))?.[0] ?? []);
}
