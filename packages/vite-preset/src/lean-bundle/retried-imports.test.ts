import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import { build } from "vite";
import { beforeEach, expect, it } from "vitest";
import { leanBundle } from "./lean-bundle.ts";

const sources = {
  "package.json": `{ "name": "prairie", "type": "module" }`,
  "index.html": `<script type="module" src="/main.js"></script>`,
  "main.js": `globalThis.load = async () => {
    const { url } = await import("./chunk.js");
    return { url };
  };`,
  "chunk.js": `export const url = import.meta.url;`,
};

let folder: string;
beforeEach(async () => {
  folder = testFolder();
  writeFiles(folder, sources);
  const { plugins, build: options } = leanBundle;
  await build({ root: folder, configFile: false, logLevel: "silent", plugins, build: options });
});

/** An engine that keeps a url which failed as failed, like Chromium 153. */
const engine = `
  import { registerHooks } from "node:module";
  const failed = new Set();
  registerHooks({
    resolve(url, context, next) {
      if (failed.has(url)) throw new TypeError("failed before");
      try {
        return next(url, context);
      } catch (error) {
        failed.add(url);
        throw error;
      }
    },
  });`;

/** Runs code next to the app's script, without the test runner's imports, and returns its output. */
function run(code: string): unknown {
  const assets = join(folder, "dist/assets");
  const named = (name: string) => readdirSync(assets).find((file) => file.startsWith(name)) ?? name;
  const script = `
    import { renameSync } from "node:fs";
    import "./${named("index-")}";
    const move = (from, to) => renameSync("${named("chunk-")}" + from, "${named("chunk-")}" + to);
    const { load } = globalThis;
    const query = async () => new URL((await load()).url).search;
    ${code}`;
  writeFileSync(join(assets, "engine.mjs"), engine);
  writeFileSync(join(assets, "run.mjs"), script);
  const args = ["--import", "./engine.mjs", "run.mjs"];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: assets, encoding: "utf8" }));
}

it("[QX-5] a chunk that arrives is asked for under its own url", () => {
  expect(run("console.log(JSON.stringify([await query(), await query()]))")).toEqual(["", ""]);
});

it("[QX-5] a chunk that failed is asked for under a new url at each try, and stays the same one once it is there", () => {
  const found = run(`
    move("", ".away");
    const failed = await Promise.allSettled([load(), load()]);
    move(".away", "");
    const arrived = await Promise.all([query(), query()]);
    console.log(JSON.stringify([failed.map(({ status }) => status), arrived, await query()]));`);
  // The first two asked for the plain url and, together, for the first retry.
  expect(found).toEqual([["rejected", "rejected"], ["?retry=2", "?retry=2"], "?retry=2"]);
});
