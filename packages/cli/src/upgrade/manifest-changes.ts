import { parseJsonFile } from "@waymark/hosting";
import { compareVersions } from "../installed/installed-packages.ts";

/** Parts of a package.json, such as its scripts, by name; in each the values by theirs. */
type Parts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts of a package.json: the template's as the region took it, today's, and the region's own. */
interface ManifestTexts {
  was: string;
  text: string;
  own: string;
}

/**
 * Leaves the values that the region has still to change in both texts of the template; empty texts where there are none.
 * A newer version of the region's is not among them: peer dependencies say which ones fit.
 */
export function openParts({ was, text, own }: ManifestTexts): { was: string; text: string } {
  const [before, today, ours] = [partsOf(was), partsOf(text), partsOf(own)];
  const isOpen = (part: string, name: string) => {
    const [old, value, mine] = [before, today, ours].map((parts) => parts[part]?.[name]);
    const isNewer = part !== "scripts" && mine && value && compareRanges(mine, value) >= 0;
    return old !== value && mine !== value && !isNewer;
  };
  return { was: filtered(before, isOpen), text: filtered(today, isOpen) };
}

/** Negative where the first begins with an older version. A tag such as `latest` counts as newer than any. */
function compareRanges(one: string, other: string): number {
  const [first = "", second = ""] = [one, other].map((range) => range.replace(/^[~^>=\s]+/u, ""));
  return compareVersions(first, second);
}

function partsOf(text: string): Parts {
  return text === "" ? {} : Object(parseJsonFile(text, "package.json"));
}

function filtered(parts: Parts, isOpen: (part: string, name: string) => boolean): string {
  const rows = Object.entries(parts).flatMap(([part, values]) => {
    const open = Object.entries(values).filter(([name]) => isOpen(part, name));
    return open.length === 0 ? [] : [[part, Object.fromEntries(open)]];
  });
  return rows.length === 0 ? "" : `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
}
