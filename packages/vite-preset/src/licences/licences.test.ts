import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { beforeEach, expect, it } from "vitest";
import { filesOfBuild } from "../testing/files-of-build.ts";
import { licences, LICENCES_FILE } from "./licences.ts";

let root: string;
beforeEach(() => {
  root = testFolder();
});

function install(name: string, license?: string, text?: string): void {
  const folder = join(root, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  const manifest = { name, version: "1.2.3", license, type: "module", main: "index.js" };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "index.js"), `console.log(${JSON.stringify(name)});`);
  if (text !== undefined) writeFileSync(join(folder, "LICENSE"), text);
}

async function built(imports: readonly string[]): Promise<string> {
  writeFileSync(join(root, "index.html"), `<script type="module" src="/main.js"></script>`);
  writeFileSync(join(root, "main.js"), imports.map((name) => `import "${name}";`).join("\n"));
  const files = await filesOfBuild(root, {
    plugins: [licences()],
    build: { license: { fileName: LICENCES_FILE } },
  });
  const notices = files.find(({ fileName }) => fileName === "third-party-licences.txt");
  return notices?.type === "asset" ? String(notices.source) : "";
}

it("[QO-3] writes the notice of each library that is in a script, and of no other", async () => {
  install("with-text", "BSD-3-Clause", "Copyright Ada. Redistributions must keep this notice.");
  install("plain-apache", "Apache-2.0");
  install("plain-mit", "MIT");
  install("not-used", "ISC", "Copyright Bob");
  const notices = await built(["with-text", "plain-apache", "plain-mit"]);
  expect(notices.match(/^## .*/gmu)).toEqual([
    "## plain-apache - 1.2.3 (Apache-2.0)",
    "## plain-mit - 1.2.3 (MIT)",
    "## with-text - 1.2.3 (BSD-3-Clause)",
    "## Libraries and the bundler's helpers without a text above (MIT)",
    "## Libraries and the bundler's helpers without a text above (Apache-2.0)",
  ]);
  expect(notices).toContain("Redistributions must keep this notice.");
  expect(notices).toMatch(/above \(Apache-2\.0\)\s+Apache License\s+Version 2\.0/u);
  expect(notices).toMatch(/above \(MIT\)\s+Permission is hereby granted/u);
});

it("[QO-3] names a library without a licence", async () => {
  install("silent");
  expect(await built(["silent"])).toContain("## silent - 1.2.3\n");
});
