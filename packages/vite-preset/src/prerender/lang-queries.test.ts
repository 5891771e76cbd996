import { langQueries } from "@waymark/core/states";
import { choosePage } from "@waymark/hosting";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { headScripts } from "./head-scripts.ts";
import type { Page } from "./page-list.ts";
import { factsOf, needsOf, rowOf } from "./page-facts.ts";

const pages = (["en-CA", "fr-CA"] as const).map((language): Page => ({
  paths: { path: "/" },
  language,
  file: language,
}));
const headScript = headScripts(import.meta.dirname);
const scripts = await Promise.all(
  pages.map((page) => headScript({ facts: factsOf(page, {}), needs: {}, html: "" })),
);
const browser = { runScripts: "dangerously", pretendToBeVisual: true } as const;
const address = (query: string) => `https://login.example/${query}`;

/** The language of the page that a host sends. */
function sent(query: string): string | undefined {
  return choosePage(
    pages.map((page) => rowOf(page, ["fr-CA"])),
    { url: new URL(address(query)), configuration: {} },
  );
}

/** The language of the page that the head script leaves visible. */
function leftVisible(query: string): string | undefined {
  const shown = pages.find((page, at) => {
    const script = scripts[at];
    const html = `<!doctype html><html lang="${page.language}"><head><script>${script}</script>`;
    const { document } = new JSDOM(html, { ...browser, url: address(query) }).window;
    return document.documentElement.dataset["awaits"] === undefined;
  });
  return shown?.language;
}

describe("what `lang` asks for", () => {
  it.each(langQueries)("[LN-2] [LN-3] %j is %s for hosts and head script", (query, language) => {
    expect([sent(query), leftVisible(query)]).toEqual([language, language]);
  });
});

describe("a page that hosts send for any path", () => {
  it.each([
    [{ file: "index.html", paths: { path: "/" } }, "/verify/t/PersonalEmail/0/1", ""],
    [{ file: "index.html", paths: { path: "/" } }, "/base/ConfirmUsernameChange/t/1/en_GB/8", ""],
    [{ file: "index.html", paths: { path: "/" } }, "/forgot", "?lang=fr"],
    [{ file: "shell", paths: null }, "/verify/t/PersonalEmail/EN_ca/EN_ca", ""],
    [{ file: "shell", paths: null }, "/nowhere", "?lang=fr"],
  ])("[VF-4] [LN-3] %j at %s has %j after a French page", async (sentPage, path, search) => {
    const page: Page = { ...sentPage, language: "en-CA" };
    const needs = needsOf(page, { partnerHost: "", secretPaths: "(?!)" });
    const script = await headScript({ facts: factsOf(page, {}), needs, html: "" });
    const after = 'sessionStorage.setItem("waymark.language", "fr");';
    const html = `<!doctype html><html lang="en-CA"><head><script>${after}${script}</script>`;
    const { location } = new JSDOM(html, { ...browser, url: `https://login.example${path}` })
      .window;
    expect(location.search).toBe(search);
  });
});
