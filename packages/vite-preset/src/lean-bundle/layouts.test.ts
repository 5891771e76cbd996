import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import type { Rollup } from "vite";
import { beforeEach, describe, expect, it } from "vitest";
import { chunksOfModule } from "../prerender/chunks.ts";
import { filesOfBuild } from "../testing/files-of-build.ts";
import { isCore } from "./chunks.ts";
import { leanBundle } from "./lean-bundle.ts";

/** Core's modules, as far as a chunk plan depends on them; `EXT` is the extension that a layout has. */
const core = {
  "index.EXT": `import { reactDomClient } from "./app/react-dom-client.EXT";
    export const start = () => [reactDomClient, import("./api/queries.EXT"), import("./flows/forgot/forgot-screen.EXT")];`,
  "app/react-dom-client.EXT": `import { createRoot } from "react"; export const reactDomClient = { createRoot };`,
  "api/queries.EXT": `export const queries = "of core";`,
  "flows/forgot/forgot-screen.EXT": `export const screen = "forgot";`,
};

/** An app with a module that is named like one of core's and comes before it. */
const app = {
  "index.html": `<script type="module" src="/src/main.ts"></script>`,
  "src/main.ts": `import { start } from "@waymark/core"; console.log(import("./api/queries.ts"), start());`,
  "src/api/queries.ts": `export const queries = "of the app";`,
  "package.json": `{ "name": "prairie", "type": "module" }`,
};

const react = {
  "package.json": `{ "name": "react", "type": "module", "main": "esm/index.js" }`,
  "esm/package.json": `{ "type": "module" }`,
  "esm/index.js": `export const createRoot = () => "root";`,
};

let folder: string;
beforeEach(() => {
  folder = testFolder();
});

function write(at: string, files: Readonly<Record<string, string>>): void {
  writeFiles(join(folder, at), files);
}

function writeCore(at: string, source: "src" | "dist", extension: string): void {
  const manifest = { name: "@waymark/core", exports: `./${source}/index.${extension}` };
  write(at, { "package.json": JSON.stringify(manifest) });
  for (const [name, text] of Object.entries(core)) {
    const own = (part: string) => part.replaceAll("EXT", extension);
    write(`${at}/${source}`, { [own(name)]: own(text) });
  }
}

/** This repository: core's source, which the app has a link to. */
function writeOurs(): string {
  writeCore("ours/packages/core", "src", "ts");
  write("ours/packages/core/node_modules/react", react);
  write("ours/apps/prairie", app);
  mkdirSync(join(folder, "ours/apps/prairie/node_modules/@waymark"), { recursive: true });
  symlinkSync(
    join(folder, "ours/packages/core"),
    join(folder, "ours/apps/prairie/node_modules/@waymark/core"),
  );
  return join(folder, "ours/apps/prairie");
}

/** A partner's repository: core as it is published. */
function writePartners(): string {
  write("theirs", app);
  writeCore("theirs/node_modules/@waymark/core", "dist", "js");
  write("theirs/node_modules/react", react);
  return join(folder, "theirs");
}

async function built(root: string): Promise<Rollup.OutputBundle> {
  const files = await filesOfBuild(root, leanBundle);
  return Object.fromEntries(files.map((file) => [file.fileName, file]));
}

const corePlaces = /^.*(?:\/packages\/core\/src|\/@waymark\/core\/dist)\//u;

/** Packages in each script beside the app's page, without the folders around them. */
function planOf(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const rows = chunks.map(({ name, moduleIds }) => {
    const places = moduleIds
      .filter((id) => id.startsWith("/") && !id.endsWith(".html"))
      .map((id) => id.replace(corePlaces, "@waymark/core ").replace(/^.*\/node_modules\//u, ""))
      .map((id) => id.replace(/^.*\/src\//u, "prairie ").replace(/\.\w+$/u, ""));
    return `${name}: ${places.join(", ")}`;
  });
  return rows.toSorted();
}

describe.each([
  ["this repository", writeOurs],
  ["a partner's repository", writePartners],
])("in %s", (_, writeLayout) => {
  it("React's script holds what connects it to the page, whichever folder core is in", async () => {
    expect(planOf(await built(writeLayout()))).toEqual([
      "forgot-screen: @waymark/core flows/forgot/forgot-screen",
      "index: @waymark/core index, prairie main",
      "queries: @waymark/core api/queries",
      "queries: prairie api/queries",
      "react: react/esm/index, @waymark/core app/react-dom-client",
    ]);
  });

  it("a page names the chunk of a module, and a build without the module stops", async () => {
    const bundle = await built(writeLayout());
    const ids = Object.values(bundle).flatMap((file) =>
      file.type === "chunk" ? file.moduleIds : [],
    );
    const id = ids.find((one) => isCore(one, "api/queries")) ?? "";
    const [file = "", ...more] = chunksOfModule(bundle, id);
    const chunk = bundle[file];
    expect(more).toEqual([]);
    expect(chunk?.type === "chunk" && chunk.code).toContain("of core");
    expect(() => chunksOfModule(bundle, "/other.ts")).toThrow("no chunk with /other.ts");
  });
});
