import { runInNewContext } from "node:vm";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import type { Plugin } from "vite";
import { beforeEach, describe, expect, it } from "vitest";
import { scriptsOfBuild } from "../testing/files-of-build.ts";
import { leanBundle } from "./lean-bundle.ts";

const core = "node_modules/@waymark/core";
const sources = {
  "package.json": `{ "name": "prairie", "type": "module" }`,
  "index.html": `<script type="module" src="/main.js"></script>`,
  "main.js": `import { open, start } from "@waymark/core"; start(); open();`,
  [`${core}/package.json`]: JSON.stringify({
    name: "@waymark/core",
    type: "module",
    exports: { ".": "./dist/index.js", "./prehydration": "./dist/prehydration/first-script.js" },
  }),
  [`${core}/dist/shared.js`]: `export const shared = (by) => console.log("shared by", by);
    export const address = (path) => new URL(path, document.baseURI);`,
  [`${core}/dist/prehydration/first-script.js`]: `import { shared } from "../shared.js"; shared("first");`,
  [`${core}/dist/index.js`]: `import { shared } from "./shared.js";
    export const start = () => shared("portal");
    export const open = () => import("./page.js");`,
  [`${core}/dist/page.js`]: `import { address } from "./shared.js"; console.log(address("page"));`,
};

let folder: string;
beforeEach(() => {
  folder = testFolder();
  writeFiles(folder, sources);
});

/** The scripts of the build, by name. @param render another version of the bundler, which writes chunks otherwise */
async function built(render: (code: string) => string = (code) => code) {
  const other: Plugin = { name: "other", enforce: "pre", renderChunk: (code) => render(code) };
  const plugins = [other, ...leanBundle.plugins];
  const scripts = await scriptsOfBuild(folder, { ...leanBundle, plugins });
  return new Map(scripts.map(({ name, code }) => [name, code]));
}

describe("the first script", () => {
  it("publishes what other scripts use of it, once, and they do not import its file", async () => {
    const scripts = await built();
    expect(scripts.get("first")).toMatch(/globalThis\.waymark=\[\w+,/u);
    expect(scripts.get("first")).not.toContain("export");
    // Each takes its own from the list.
    const LIST = /const\[(?<before>,?)\w+\]=globalThis\.waymark/u;
    const own = ["index", "page"].map(
      (name) => LIST.exec(scripts.get(name) ?? "")?.groups?.["before"],
    );
    expect(new Set(own)).toEqual(new Set(["", ","]));
    expect(scripts.get("index")).not.toMatch(/from\s*["'`]\.\/first/u);
  });

  it("[QR-1] publishes it where a region's logo has the same name, and other scripts load a copy", async () => {
    const scripts = await built();
    const run = (name: string, waymark: unknown) => {
      const page = {
        waymark,
        document: { querySelector: () => null },
        console: { log: () => undefined },
      };
      const ran = runInNewContext(`(async () => {${scripts.get(name)}})()`, page) as Promise<void>;
      return { page, ran };
    };
    // The window has an element by its id.
    const logo = { id: "waymark" };
    const list = run("first", logo).page.waymark;
    expect(list).toHaveLength(2);
    expect(run("first", list).page.waymark).toBe(list);
    const copyAsked = { code: "ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING" };
    await expect(run("index", logo).ran).rejects.toMatchObject(copyAsked);
  });

  it("stops the build where its exports are not found", async () => {
    const render = (code: string) => code.replace("export {", "export /* */ {");
    await expect(built(render)).rejects.toThrow(
      /first: its exports were not found; other scripts miss \w+/u,
    );
  });

  it("stops the build where a script's import of it is not found", async () => {
    const render = (code: string) => code.replace("import {", "import /* */ {");
    await expect(built(render)).rejects.toThrow(
      "index: its import of the script first was not found",
    );
  });
});
