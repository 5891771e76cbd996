import { readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import { build } from "vite";
import { beforeEach, expect, it } from "vitest";
import { leanBundle } from "./lean-bundle/lean-bundle.ts";
import { sourceMaps } from "./source-maps.ts";

/** Scripts that share the bundler's helpers and load a chunk, so that each of them is edited. */
const sources = {
  "package.json": `{ "name": "prairie", "type": "module" }`,
  "node_modules/react/package.json": `{ "name": "react" }`,
  "node_modules/react/index.js": `exports.react = 19;`,
  "index.html": `<script type="module" src="/main.js"></script>`,
  "main.js": `import react from "react";
    globalThis.load = async () => [react, await import("./chunk.js")];
    globalThis.fail = () => { throw new Error("of main.js"); };`,
  "chunk.js": `import other from "./other.cjs";
    export const chunk = other;
    export const fail = () => { throw new Error("of chunk.js"); };`,
  "other.cjs": `exports.other = 1;`,
};

let folder: string;
beforeEach(() => {
  folder = testFolder();
  writeFiles(folder, sources);
});

/** The line of a source that a map names for a text in the built script. */
function lineOf(text: string): string | undefined {
  const assets = join(folder, "dist/assets");
  const script = readdirSync(assets).find((name) =>
    readFileSync(join(assets, name), "utf8").includes(text),
  );
  const code = readFileSync(join(assets, script ?? ""), "utf8");
  const lines = code.slice(0, code.indexOf(text)).split("\n");
  const map = JSON.parse(readFileSync(join(folder, `maps/${script}.map`), "utf8"));
  const entry = new SourceMap(map).findEntry(lines.length - 1, lines.at(-1)?.length ?? 0);
  if (!("originalSource" in entry)) return undefined;
  return `${entry.originalSource.split("/").at(-1)} line ${entry.originalLine + 1}`;
}

/** Builds the sources into a folder, which is `dist` unless it is named. */
async function buildInto(outDir = "dist"): Promise<void> {
  const { plugins, build: options } = leanBundle;
  await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [...plugins, sourceMaps()],
    build: { ...options, outDir, sourcemap: "hidden" },
  });
}

it("[QN-4] a map names the line of a failure in a script that was edited, and is not served", async () => {
  await buildInto();
  const served = readdirSync(join(folder, "dist/assets"));
  expect(served.filter((name) => name.endsWith(".map") || name.includes("runtime"))).toEqual([]);
  expect(lineOf("of main.js")).toBe("main.js line 3");
  expect(lineOf("of chunk.js")).toBe("chunk.js line 3");
});

it("[QN-4] maps of an earlier build go, and nothing else that is in a folder of that name", async () => {
  const maps = join(folder, "maps");
  writeFiles(maps, { "index-1.js.map": "{}", "city.geojson": "{}" });
  await buildInto();
  expect(readdirSync(maps)).toContain("city.geojson");
  expect(readdirSync(maps)).not.toContain("index-1.js.map");
});

it("[QN-4] the maps of a build in another folder are beside that folder", async () => {
  await buildInto("other/dist");
  expect(readdirSync(join(folder, "other"))).toEqual(["dist", "maps"]);
  expect(readdirSync(folder)).not.toContain("maps");
});
