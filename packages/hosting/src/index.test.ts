import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const imported = new Set<string>();

/** Follows the imports of a file, and of the files that it imports. */
function follow(file: string): void {
  if (imported.has(file)) return;
  imported.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, place = ""] of text.matchAll(/^(?!import type).* from "([^"]+)"/gmu)) {
    if (place.startsWith(".")) follow(join(file, "..", place));
    else imported.add(place);
  }
}

it("serves a build with Node, a parser of pages and the tables of core alone", () => {
  follow(join(import.meta.dirname, "index.ts"));
  const packages = [...imported].filter((place) => !place.startsWith("/"));
  expect(packages.filter((place) => !place.startsWith("node:")).toSorted()).toEqual([
    "@waymark/core/build",
    "dom-serializer",
    "domutils",
    "htmlparser2",
  ]);
  expect(imported.size).toBeGreaterThan(readdirSync(import.meta.dirname).length);
});
