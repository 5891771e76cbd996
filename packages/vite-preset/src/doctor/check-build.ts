import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGES_FILE } from "@waymark/hosting";
import type { RegionFinding } from "./finding.ts";

const FIRST_PAGE = "dist/index.html";
/** A build writes this list once all pages are there. */
const PAGE_LIST = `dist/${PAGES_FILE}`;

/** The first page of the last build; undefined where there is none, or only what bundling left. */
export function firstPageOf(root: string): string | undefined {
  if (!existsSync(join(root, PAGE_LIST))) return undefined;
  return readFileSync(join(root, FIRST_PAGE), "utf8");
}

/** Finds a build that is missing, or that stopped. Its links and its header are unknown then. */
export function checkBuild(root: string): RegionFinding[] {
  if (firstPageOf(root) !== undefined) return [];
  const isBegun = existsSync(join(root, FIRST_PAGE));
  return [
    {
      address: "dist",
      problem: isBegun
        ? "The last build stopped before its pages were there."
        : "There is no build, so its links are unknown.",
      advice: `Build the region${isBegun ? ", which says why" : ""}. Then run this again.`,
    },
  ];
}
