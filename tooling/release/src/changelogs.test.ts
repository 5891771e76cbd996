import { execFileSync } from "node:child_process";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { notesOf } from "./publish/release-files.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

let folder: string;

/** All packages in version 1.0.0, and the settings of their versions, with one changeset. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-changelogs-"));
  for (const path of globSync("packages/*/package.json", { cwd: root })) {
    const manifest = JSON.parse(readFileSync(join(root, path), "utf8"));
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify({ ...manifest, version: "1.0.0" }));
  }
  writeFileSync(join(folder, "package.json"), "{}");
  writeFileSync(join(folder, "pnpm-workspace.yaml"), "packages:\n  - packages/*\n");
  mkdirSync(join(folder, ".changeset"));
  for (const path of globSync(".changeset/*.{json,mjs}", { cwd: root }))
    symlinkSync(join(root, path), join(folder, path));
  writeFileSync(
    join(folder, ".changeset/one.md"),
    '---\n"@waymark/core": minor\n---\n\nAdded: one more.\nFixed: another\none.\n',
  );
  execFileSync("git", ["init", "--quiet", folder]);
});
afterEach(() => rmSync(folder, { recursive: true }));

it("[QR-5] a version's changelogs and notes name each change in a paragraph of its own, not which package follows another one", () => {
  const changesets = join(root, "node_modules/@changesets/cli/bin.js");
  execFileSync(process.execPath, [changesets, "version"], { cwd: folder, stdio: "pipe" });
  const changelog = (name: string) =>
    readFileSync(join(folder, `packages/${name}/CHANGELOG.md`), "utf8");
  expect(changelog("core")).toBe(
    "# @waymark/core\n\n## 1.1.0\n\n### Minor Changes\n\n- Added: one more.\n\n  Fixed: another\n  one.\n",
  );
  expect(changelog("testing")).toBe(
    "# @waymark/testing\n\n## 1.1.0\n\nNo changes in this release.\n",
  );
  expect(notesOf(folder, "1.1.0")).toBe(
    "## @waymark/core\n\n### Minor Changes\n\n- Added: one more.\n\n  Fixed: another\n  one.\n",
  );
});
