import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { withPackagedLinks } from "./package-docs.ts";
import { deadLinks, weightOf } from "./packed-faults.ts";
import { notesOf } from "./publish/release-files.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../../..", path), "utf8");

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function pack(name: string, files: Record<string, string>) {
  const source = join(folder, name, "package");
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(source, path, ".."), { recursive: true });
    writeFileSync(join(source, path), text);
  }
  const file = join(folder, `${name}.tgz`);
  execFileSync("tar", ["-czf", file, "-C", join(folder, name), "package"]);
  return { name: `@waymark/${name}`, file };
}

it("[QR-5] documents in a package lead to what is installed, keep the words of other links, and code as it is", () => {
  const packaged = new Set(["docs/partner.md", "docs/deploy.md", "docs/reference/core.md"]);
  const text = [
    "[keys](deploy.md#keys), [core](reference/core.md), [here](#top), [site](https://a.example/x.md)",
    "[the sandbox](../packages/sandbox/README.md#flags), [why](decisions/0001-a.md), ![](pictures/a.webp), `[help](help)`",
  ].join("\n");
  expect(withPackagedLinks(text, "docs/partner.md", packaged)).toBe(
    [
      "[keys](deploy.md#keys), [core](reference/core.md), [here](#top), [site](https://a.example/x.md)",
      "[the sandbox](../../sandbox/README.md#flags), why, , `[help](help)`",
    ].join("\n"),
  );
  expect(
    withPackagedLinks("[it](../../packages/hosting/README.md)", "docs/reference/core.md", packaged),
  ).toBe("[it](../../../hosting/README.md)");
  // No region installs it.
  expect(
    withPackagedLinks(
      "[`@waymark/contract`](../packages/contract/README.md)",
      "docs/a.md",
      packaged,
    ),
  ).toBe("`@waymark/contract`");
  const example = "packages/create-region/examples/bayou";
  expect(withPackagedLinks(`[it](../${example}/src)`, "docs/partner.md", packaged)).toBe(
    "[it](../../create-region/examples/bayou/src)",
  );
});

it("[QR-5] the reference names every parameter", () => {
  const pages = globSync("../../../docs/reference/*.md", { cwd: import.meta.dirname });
  const texts = pages.map((page) => readFileSync(join(import.meta.dirname, page), "utf8"));
  expect(texts.filter((text) => text.includes("__namedParameters"))).toEqual([]);
});

it("[QR-5] a link and a named file that are in no package are found", () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-docs-"));
  const core = pack("core", {
    "docs/partner.md": "[a](deploy.md) [b](../README.md#x) [c](../../hosting/README.md) `[e](f)`",
    "README.md": "[d](https://a.example/none.md)",
  });
  const hosting = pack("hosting", {
    "README.md": "`docs/partner.md` of `@waymark/core`, `docs/none.md` of `@waymark/core`",
  });
  expect(deadLinks([core, hosting])).toEqual([
    "@waymark/core/docs/partner.md leads to @waymark/core/docs/deploy.md, which is in no package",
    "@waymark/hosting/README.md leads to @waymark/core/docs/none.md, which is in no package",
  ]);
});

it("[QR-5] a package is weighed without its changelog, which each release makes longer", () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-weight-"));
  const files = { "README.md": read("docs/partner.md") };
  const before = weightOf(pack("core", files).file);
  const released = pack("core", { ...files, "CHANGELOG.md": read("CONTRIBUTING.md") });
  expect(before).toBeGreaterThan(10);
  expect(Math.abs(weightOf(released.file) - before)).toBeLessThan(1);
});

it("[QR-5] the notes of a release are the sections of its version", () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-notes-"));
  mkdirSync(join(folder, "packages/core"), { recursive: true });
  const changelog = "# core\n\n## 1.1.0\n\n### Minor Changes\n\n- New.\n\n## 1.0.0\n\n- First.\n";
  writeFileSync(join(folder, "packages/core/CHANGELOG.md"), changelog);
  expect(notesOf(folder, "1.1.0")).toBe("## @waymark/core\n\n### Minor Changes\n\n- New.\n");
  expect(notesOf(folder, "1.0.0")).toBe("## @waymark/core\n\n- First.\n");
  expect(notesOf(folder, "2.0.0")).toBe("");
});

it("[QR-5] notes that are longer than a release may have end with where the rest is", () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-notes-"));
  mkdirSync(join(folder, "packages/core"), { recursive: true });
  const changelog = `# core\n\n## 1.0.0\n\n${"- Added: one more.\n".repeat(8000)}`;
  writeFileSync(join(folder, "packages/core/CHANGELOG.md"), changelog);
  const notes = notesOf(folder, "1.0.0");
  expect(notes.length).toBeLessThan(125_000);
  expect(notes).toMatch(
    /^## @waymark\/core\n\n(?:- Added: one more\.\n)+\nThe rest is in CHANGELOG\.md of each package\.\n$/u,
  );
});
