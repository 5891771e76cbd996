import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, createLogger, type Rollup } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { licences, LICENCES_LIST } from "./licences.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "waymark-licences-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function install(name: string, license?: string, text?: string): void {
  const folder = join(root, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  const manifest = { name, version: "1.2.3", license, type: "module", main: "index.js" };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "index.js"), `console.log(${JSON.stringify(name)});`);
  if (text !== undefined) writeFileSync(join(folder, "LICENSE"), text);
}

async function built(imports: readonly string[]) {
  writeFileSync(join(root, "index.html"), `<script type="module" src="/main.js"></script>`);
  writeFileSync(join(root, "main.js"), imports.map((name) => `import "${name}";`).join("\n"));
  const warnings: string[] = [];
  const { output } = (await build({
    root,
    configFile: false,
    plugins: [licences()],
    customLogger: { ...createLogger("silent"), warn: (text) => warnings.push(text) },
    build: { write: false, license: { fileName: LICENCES_LIST } },
  })) as Rollup.RolldownOutput;
  const assets = new Map(output.map((file) => [file.fileName, file]));
  const notices = assets.get("third-party-licences.txt");
  return {
    files: [...assets.keys()],
    notices: notices?.type === "asset" ? String(notices.source) : "",
    warnings: warnings.join("\n"),
  };
}

it("[QO-3] writes the notice of each library that is in a script, and of no other", async () => {
  install("with-text", "BSD-3-Clause", "Copyright Ada. Redistributions must keep this notice.");
  install("plain-apache", "Apache-2.0");
  install("plain-mit", "MIT");
  install("not-used", "ISC", "Copyright Bob");
  const { files, notices, warnings } = await built(["with-text", "plain-apache", "plain-mit"]);
  expect(files).not.toContain(LICENCES_LIST);
  expect(notices.match(/^## .*/gmu)).toEqual([
    "## plain-apache 1.2.3 (Apache-2.0)",
    "## plain-mit 1.2.3 (MIT)",
    "## with-text 1.2.3 (BSD-3-Clause)",
    expect.stringMatching(/^## rolldown [\d.]+ \(MIT\)$/u),
  ]);
  expect(notices).toContain("Redistributions must keep this notice.");
  expect(notices).toMatch(/authors of plain-apache\s+Apache License\s+Version 2\.0/u);
  expect(notices).toMatch(/authors of plain-mit\s+Permission is hereby granted/u);
  expect(warnings).toBe("");
});

it("[QO-3] names a library without a text", async () => {
  install("silent");
  const { notices, warnings } = await built(["silent"]);
  expect(notices).toContain("## silent 1.2.3 (no licence named)");
  expect(warnings).toContain("silent brings no text of its licence");
});
