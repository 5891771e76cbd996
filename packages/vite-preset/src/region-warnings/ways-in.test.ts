import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, createLogger } from "vite";
import { expect, it, onTestFinished } from "vitest";
import { waysInWarnings } from "./ways-in.ts";

const school = { id: "riverside", name: "Riverside", url: "https://sso.riverside.example/" };

/** Builds a region with these files in `public/`. @returns what the build says of its ways in */
async function saidOf(
  waysIn: NonNullable<Parameters<typeof waysInWarnings>[0]["waysIn"]>,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), "waymark-ways-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, "index.html"), "<!doctype html><title>Region</title>");
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, "public", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const said: string[] = [];
  const customLogger = createLogger("warn");
  customLogger.warn = (line) => void said.push(line);
  await build({ root, configFile: false, customLogger, plugins: [waysInWarnings({ waysIn })] });
  return said.join("\n");
}

it("[QX-6] a logo of a way in that the region does not have is named", async () => {
  const ways = [{ ...school, logo: "/logos/riverside.svg" }];
  expect(await saidOf(ways)).toContain(
    "waysIn: the build has no logo /logos/riverside.svg. Put it into the app's public/",
  );
  expect(await saidOf(ways, { "logos/riverside.svg": "<svg/>" })).toBe("");
});

it("[QX-6] so is a list of ways that the region does not have, or that has a mistake", async () => {
  expect(await saidOf("/ways.json")).toMatch(
    /waysIn is \/ways\.json, but the build has no such file\. .* into the app's public\/ before/u,
  );
  const list = (...ways: object[]) => ({ "ways.json": JSON.stringify(ways) });
  expect(await saidOf("/ways.json", list({ ...school, url: "riverside" }))).toContain("entry 1");
  expect(await saidOf("/ways.json", list({ ...school, logo: "/missing.svg" }))).toContain(
    "/ways.json: the build has no logo /missing.svg",
  );
  expect(await saidOf("/ways.json", list(school))).toBe("");
});
