import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CliError } from "../../../scripts/cli-error.mjs";
import { makeRepository, planFor } from "./fixtures/repository.ts";
import type { RegionPlan } from "./command-line.ts";
import { regionFiles, writeFolder } from "./write-region.ts";

const filesOf = (plan: RegionPlan) => regionFiles(plan, "workspace");
let root = "";
beforeEach(() => {
  root = makeRepository();
});
afterEach(() => rmSync(root, { recursive: true }));

describe("a new region", () => {
  it("[RE-1] holds every file of an app, and no placeholder", async () => {
    const files = filesOf(await planFor(root, ["prairie"]));
    expect(Object.keys(files).toSorted()).toEqual([
      "budgets.json",
      "index.html",
      "package.json",
      "public/favicon.svg",
      ...["analytics.ts", "header.tsx", "illustration.tsx", "logo.tsx", "main.tsx"].map(inSource),
      ...["product-name.ts", "region.ts", "theme.css"].map(inSource),
      "tsconfig.json",
      "tsconfig.vite.json",
      "vite.config.ts",
    ]);
    for (const text of Object.values(files)) expect(text).not.toMatch(/__[A-Z]|undefined|NaN/u);
  });

  it("[RE-1] [LN-1] speaks the languages that were chosen", async () => {
    const canada = filesOf(await planFor(root, ["prairie"]));
    const uk = filesOf(await planFor(root, ["prairie", "--languages", "uk"]));
    expect(canada["index.html"]).toContain('lang="en-CA"');
    expect(canada["src/region.ts"]).not.toContain("country");
    expect(uk["index.html"]).toContain('lang="en-GB"');
    expect(uk["src/region.ts"]).toContain('country: "uk"');
    expect(uk["package.json"]).toContain('"otherLanguage": "en"');
    const french = filesOf(await planFor(root, ["prairie", "--languages", "french"]));
    expect(french["index.html"]).toContain('lang="fr-CA"');
    expect(french["index.html"]).toContain("<title>Connexion – ");
    expect(french["src/languages.ts"]).toContain('["fr-CA", "en-CA"]');
    expect(french["src/region.ts"]).toContain(
      'import { languages } from "./languages.ts";\nimport { productName }',
    );
    expect(french["src/region.ts"]).toContain("  productName,\n  languages,\n");
    expect(canada["src/region.ts"]).not.toContain("languages");
  });

  it("[RE-1] has a build whose warnings no list of files pushes out of the window", async () => {
    const plan = await planFor(root, ["prairie"]);
    for (const place of ["workspace", "standalone"] as const) {
      const { scripts } = JSON.parse(regionFiles(plan, place)["package.json"] ?? "");
      expect(scripts.build).toBe("vite build --logLevel warn");
    }
  });

  it("[RE-1] writes a title as text", async () => {
    const files = filesOf(await planFor(root, ["prairie", "--title", "The A & B's region"]));
    expect(files["index.html"]).toContain("<title>Sign in – The A &amp; B's region</title>");
    expect(files["src/product-name.ts"]).toContain(`"The A & B's region"`);
    expect(JSON.parse(files["package.json"] ?? "").waymark.title).toBe("The A & B's region");
  });

  it("[RE-1] has the landscape that was chosen, else the first", async () => {
    const drawing = async (...flags: string[]) =>
      filesOf(await planFor(root, ["prairie", ...flags]))["src/illustration.tsx"] ?? "";
    const chosen = await Promise.all(
      ["coast", "prairie", "mountains"].map((name) => drawing("--landscape", name)),
    );
    const goals = chosen.map((text) => /through fields to (the .+?) and the sun/u.exec(text)?.[1]);
    expect(goals).toEqual(["the sea", "the grain elevator", "the mountains"]);
    expect(await drawing()).toBe(chosen[0]);
  });

  it("[RE-1] is written whole or not at all", async () => {
    const plan = await planFor(root, ["prairie"]);
    const apps = join(root, "apps");
    const failing = () => {
      throw new Error("the disk is full");
    };
    const write = (finish?: () => void) =>
      writeFolder(join(apps, plan.name), filesOf(plan), finish);
    expect(() => write(failing)).toThrow("the disk is full");
    expect(readdirSync(apps)).toEqual(["uk"]);
    write();
    expect(readdirSync(apps)).toEqual(["prairie", "uk"]);
  });

  it("[RE-1] says in a line which folder cannot be written, and leaves nothing", async () => {
    const files = filesOf(await planFor(root, ["prairie"]));
    const below = join(root, "missing", "prairie");
    expect(() => writeFolder(below, files)).toThrow(CliError);
    expect(() => writeFolder(below, files)).toThrow(`${below} cannot be written: ENOENT`);
    // As where the disk is full in the midst of it.
    const prairie = join(root, "apps/prairie");
    const taken = { ...files, "src/main.tsx/a": "" };
    expect(() => writeFolder(prairie, taken)).toThrow(`${prairie} cannot be written: E`);
    expect(readdirSync(join(root, "apps"))).toEqual(["uk"]);
  });
});

function inSource(file: string): string {
  return `src/${file}`;
}
