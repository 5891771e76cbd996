import { langQueries } from "@waymark/core/states";
import { choosePage } from "@waymark/hosting";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { headScripts } from "./page-scripts.ts";
import type { Page } from "./page-list.ts";
import { factsOf, rowOf } from "./page-facts.ts";

const pages = (["en-CA", "fr-CA"] as const).map((language): Page => ({
  paths: { path: "/" },
  language,
  file: language,
}));
const headScript = headScripts(import.meta.dirname);
const scripts = await Promise.all(
  pages.map((page) => headScript({ facts: factsOf(page, {}), needs: {}, html: "" })),
);
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
    const browser = { runScripts: "dangerously", pretendToBeVisual: true } as const;
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
