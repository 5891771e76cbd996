import { join } from "node:path";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { nodeImports } from "./node-imports.ts";
import { filesOfBuild } from "./testing/files-of-build.ts";

/** Builds an app of these files, from its `main.js` on. */
async function buildOf(files: Readonly<Record<string, string>>): Promise<unknown> {
  const root = testFolder();
  writeFiles(root, files);
  const rolldownOptions = { input: join(root, "main.js") };
  return await filesOfBuild(root, { plugins: [nodeImports()], build: { rolldownOptions } });
}

it.each(["node:path", "path"])(
  "[QD-1] a build stops at an import of %s by a screen",
  async (name) => {
    const files = {
      "main.js": `import "./src/footer.js";`,
      "src/footer.js": `import { join } from "${name}"; document.title = join("a", "b");`,
    };
    await expect(buildOf(files)).rejects.toThrow(
      `src/footer.js imports ${name}, which no browser has.`,
    );
  },
);

it("[QD-1] a build accepts a library's import, a package of that name, and what is no part of the scripts", async () => {
  const files = {
    "main.js": `import "./footer.js"; import "library"; import { on } from "events"; on(); if (import.meta.env.SSR) await import("node:fs");`,
    "footer.js": `document.title = "a";`,
    "only-node.js": `import "node:fs";`,
    "node_modules/library/package.json": `{ "name": "library", "type": "module", "main": "index.js" }`,
    "node_modules/library/index.js": `import crypto from "node:crypto"; console.log(crypto);`,
    "node_modules/events/package.json": `{ "name": "events", "type": "module", "main": "index.js" }`,
    "node_modules/events/index.js": `export const on = () => console.log("on");`,
  };
  await expect(buildOf(files)).resolves.toBeDefined();
});
