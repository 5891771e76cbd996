import { matchPage } from "@waymark/core/prerender";
import { choosePage } from "@waymark/hosting";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import type { Page } from "./page-list.ts";
import { factsOf, rowOf } from "./prerender.ts";

const french = ["fr", "FR", "fR", "fr-CA", "fr_CA", "fr1", "fr)", "fr.", "fr%29", "f%72", "fr+"];
const english = ["", "french", "fra", "frA", "fr%61", "f", "en", "en-fr", "%20fr"];
const queries = [
  ...french.map((value) => [`?lang=${value}`, "fr-CA"] as const),
  ...english.map((value) => [`?lang=${value}`, "en-CA"] as const),
  ["?lang=en&lang=fr", "en-CA"],
  ["?language=fr", "en-CA"],
  ["?a=1&lang=fr&b", "fr-CA"],
] as const;

const pages = (["en-CA", "fr-CA"] as const).map((language): Page => ({
  paths: { path: "/" },
  language,
  file: language,
}));
const address = (query: string) => `https://login.example/${query}`;

/** The language of the page that a host sends. */
function sent(query: string): string | undefined {
  return choosePage(pages.map(rowOf), { url: new URL(address(query)), configuration: {} });
}

/** The language of the page that the head script leaves in sight. */
function leftInSight(query: string): string | undefined {
  const shown = pages.find((page) => {
    const script = `(${matchPage.toString()})(${JSON.stringify(factsOf(page, false))})`;
    const html = `<!doctype html><html lang="${page.language}"><head><script>${script}</script>`;
    const { document } = new JSDOM(html, { url: address(query), runScripts: "dangerously" }).window;
    return document.documentElement.dataset["awaits"] === undefined;
  });
  return shown?.language;
}

describe("what `lang` asks for", () => {
  it.each(queries)("[LN-2] [LN-3] %s is %s for hosts and head script", (query, language) => {
    expect([sent(query), leftInSight(query)]).toEqual([language, language]);
  });
});
