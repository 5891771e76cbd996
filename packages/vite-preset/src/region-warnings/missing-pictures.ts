import { existsSync } from "node:fs";
import { join } from "node:path";
import { resolveRequestPath } from "@waymark/hosting";
import { pagesText } from "../prerender/left-out-parts.ts";
import { placeOf } from "./files-with.ts";

/** A picture that a page loads from its own origin. */
const PICTURE = /<(?<element>img|image)\b[^>]*?\s(?:src|href)="(?<url>\/(?!\/)[^"?#]+)/giu;

/** Collects the pictures of built pages that are no files of the build, so that each is told once. */
export function missingPictureWarnings(root: string, dist: string) {
  const found = new Map<string, { element: string; files: Set<string> }>();
  return {
    /** Notes what a page loads, and what is not there. */
    note(file: string, html: string): void {
      for (const { groups } of html.matchAll(PICTURE)) {
        const { element = "", url: written = "" } = groups ?? {};
        const url = written.replaceAll("&amp;", "&");
        if (existsSync(join(dist, resolveRequestPath(url) ?? ""))) continue;
        const known = found.get(url) ?? { element, files: new Set() };
        known.files.add(file);
        found.set(url, known);
      }
    },
    /** Says, for each, which file of the region it may come from, on which pages it is, and what to do. */
    warnings: () =>
      [...found].map(
        ([url, { element, files }]) =>
          `${placeOf(root, url)}<${element}> loads ${url}, which is no file of the build, on ${pagesText([...files])}. Put the file into public/, or put it below src/ and import it.`,
      ),
  };
}
