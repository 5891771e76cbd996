import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { waysInFaults } from "./ways-in.ts";

const school = { id: "riverside", name: "Riverside", url: "https://sso.riverside.example/" };

/** Faults of the ways in of a region, in a build with these files. */
function saidOf(
  waysIn: NonNullable<Parameters<typeof waysInFaults>[1]["waysIn"]>,
  files: Readonly<Record<string, string>> = {},
): string {
  const dist = testFolder();
  for (const [name, text] of Object.entries(files)) {
    const path = join(dist, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return waysInFaults(dist, { waysIn }).join("\n");
}

it("[QX-6] a logo of a way in that the region does not have is named", () => {
  const ways = [{ ...school, logo: "/logos/riverside.svg" }];
  expect(saidOf(ways)).toContain(
    "waysIn: the build has no logo /logos/riverside.svg. Put it into the app's public/",
  );
  expect(saidOf(ways, { "logos/riverside.svg": "<svg/>" })).toBe("");
});

it("[QX-6] so is a list of ways that the region does not have, or that has a mistake", () => {
  expect(saidOf("/ways.json")).toMatch(
    /waysIn is \/ways\.json, but the build has no such file\. .* into the app's public\/ before/u,
  );
  const list = (...ways: object[]) => ({ "ways.json": JSON.stringify(ways) });
  expect(saidOf("/ways.json", list({ ...school, url: "riverside" }))).toContain("entry 1");
  expect(saidOf("/ways.json", list({ ...school, logo: "/missing.svg" }))).toContain(
    "/ways.json: the build has no logo /missing.svg",
  );
  expect(saidOf("/ways.json", list(school))).toBe("");
});
