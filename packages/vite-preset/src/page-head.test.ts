import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ConfigurationBlock, readConfiguration, readPageSources } from "@waymark/hosting";
import { testFolder } from "@waymark/hosting/testing/folder";
import { build } from "vite";
import { beforeEach, expect, it } from "vitest";
import { pageHead } from "./page-head.ts";

let root: string;
beforeEach(() => {
  root = testFolder();
  writeFileSync(
    join(root, "index.html"),
    '<!doctype html><head><title>Region</title></head><script type="module" src="/main.js"></script>',
  );
  writeFileSync(join(root, "start-google-tag.js"), "console.log(1)");
});

/** Builds a region whose first script is this one, with an analytics property. */
async function built(main: string, analytics: object = {}) {
  writeFileSync(join(root, "main.js"), main);
  const plugins = [pageHead({ analytics: { id: "A-1", ...analytics } })];
  await build({ root, configFile: false, logLevel: "silent", plugins });
  const html = readFileSync(join(root, "dist/index.html"), "utf8");
  const base = JSON.parse(readFileSync(join(root, "dist/portal-config.json"), "utf8")) as object;
  expect(base).toEqual(readConfiguration(html));
  return { sources: readPageSources(html), base: base as ConfigurationBlock };
}

it("[QH-1] the policy allows nothing of Google where the region counts otherwise", async () => {
  const { sources } = await built("console.log(2)");
  expect(JSON.stringify(sources)).not.toContain("google");
});

it("[QH-1] it allows what the region itself names, and Google's tag where the region has it", async () => {
  const own = { script: "https://count.example/a.js", collectOrigins: ["https://count.example"] };
  const { sources, base } = await built("console.log(2)", own);
  expect(sources["connect-src"]).toEqual(["https://count.example"]);
  expect(base).toMatchObject({ analytics: own });
  const google = await built('import("./start-google-tag.js")');
  expect(google.sources["script-src"]).toContain("https://www.googletagmanager.com/gtag/js");
});

it("[QR-4] a path that the portal is served under stops the build: it belongs in a stage's file", async () => {
  const plugins = [pageHead({ basePath: "/portal" })];
  writeFileSync(join(root, "main.js"), "console.log(1)");
  await expect(build({ root, configFile: false, logLevel: "silent", plugins })).rejects.toThrow(
    "basePath: one build serves every path. Set it in the stage's file.",
  );
});
