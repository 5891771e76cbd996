import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeRepository, planFor } from "./fixtures/repository.ts";
import { landscapeNames, type RegionPlan } from "./region-plan.ts";
import { regionFiles, writeFolder } from "./write-region.ts";

const filesOf = (plan: RegionPlan) => regionFiles(plan, "workspace");
let root = "";
beforeEach(() => {
  root = makeRepository();
});
afterEach(() => rmSync(root, { recursive: true }));

describe("a new region", () => {
  it("[RE-1] holds every file of an app, and no placeholder", async () => {
    const files = filesOf(await planFor(root, "prairie"));
    expect(Object.keys(files).toSorted()).toEqual([
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
    const canada = filesOf(await planFor(root, "prairie"));
    const uk = filesOf(await planFor(root, "prairie", "--languages", "uk"));
    expect(canada["index.html"]).toContain('lang="en-CA"');
    expect(canada["src/region.ts"]).not.toContain("country");
    expect(uk["index.html"]).toContain('lang="en-GB"');
    expect(uk["src/region.ts"]).toContain('country: "uk"');
    expect(uk["package.json"]).toContain('"otherLanguage": "en"');
  });

  it("[RE-1] links to its own pages in each of its languages", async () => {
    const help = "https://prairie.example/help?a=1&b=2";
    const files = filesOf(await planFor(root, "prairie", "--help-url", help));
    expect(files["vite.config.ts"]?.split(help)).toHaveLength(3);
  });

  it("[RE-1] may be written to by mail", async () => {
    const plan = await planFor(root, "prairie", "--contact-url", "mailto:help@prairie.example");
    const links = { contact: "mailto:help@prairie.example" };
    expect(plan.links).toEqual({ "en-CA": links, "fr-CA": links });
  });

  it("[RE-1] has French pages of its own", async () => {
    const urls = ["--help-url", "/help", "--help-url-fr", "/aide", "--main-url-fr", "/accueil"];
    expect((await planFor(root, "prairie", ...urls)).links).toEqual({
      "en-CA": { help: "/help" },
      "fr-CA": { help: "/aide", main: "/accueil" },
    });
  });

  it("[RE-1] asks for consent as it was told to", async () => {
    const consentOf = async (consent: string) =>
      filesOf(await planFor(root, "prairie", "--consent", consent))["src/analytics.ts"];
    expect(await consentOf("ask")).toContain('googleTag({ consent: "ask" })');
    expect(await consentOf("not-needed")).toContain('googleTag({ consent: "notNeeded" })');
  });

  it("[RE-1] writes any title as text, also one with markup", async () => {
    const files = filesOf(await planFor(root, "prairie", "--title", 'The "A" & <B> {c} \\ region'));
    expect(files["index.html"]).toContain(
      "<title>Sign in – The &quot;A&quot; &amp; &lt;B&gt; &#123;c&#125; \\ region</title>",
    );
    expect(files["src/product-name.ts"]).toContain(String.raw`"The \"A\" & <B> {c} \\ region"`);
  });

  it("[RE-1] has the landscape that was chosen, else the first", async () => {
    const drawing = async (...flags: string[]) =>
      filesOf(await planFor(root, "prairie", ...flags))["src/illustration.tsx"] ?? "";
    const chosen = await Promise.all(landscapeNames.map((name) => drawing("--landscape", name)));
    const goals = chosen.map((text) => /through fields to (the .+?) and the sun/u.exec(text)?.[1]);
    expect(goals).toEqual(["the sea", "the grain elevator", "the mountains"]);
    expect(await drawing()).toBe(chosen[0]);
  });

  it("[RE-1] is written whole or not at all", async () => {
    const plan = await planFor(root, "prairie");
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
});

function inSource(file: string): string {
  return `src/${file}`;
}
