import { brotliCompressSync } from "node:zlib";
import { parse } from "acorn";
import { JSDOM } from "jsdom";
import { defaultConfiguration, type Language } from "@waymark/core/build";
import { withoutMarks } from "@waymark/hosting/texts";
import { describe, expect, it } from "vitest";
import { noticeHtml, noticeScript } from "./outdated-browser.ts";

/** The most that its markup may take, compressed. */
const NOTICE_BYTES = 255;

const script = noticeScript("/nowhere");
const { links } = defaultConfiguration;

const noticeIn = (language: Language) =>
  withoutMarks(noticeHtml({ root: "/nowhere", language, links }));

/** Runs the script in a page as a browser without modules would. */
function run(language: Language): Document {
  const notice = `<div class="wm-outdated" hidden>${noticeIn(language)}</div>`;
  const page = `<!doctype html><html lang="${language}" data-language="${language}"><title>x</title><body><div id="portal"></div>${notice}<script>${script}</script>`;
  return new JSDOM(page, { runScripts: "dangerously" }).window.document;
}

const hrefs = (root: ParentNode) => [...root.querySelectorAll("a")].map((link) => link.href);

describe("the notice for old devices", () => {
  it.each([
    ["en-CA", ["en-CA", "fr-CA"]],
    ["fr-CA", ["fr-CA", "en-CA"]],
    ["en-GB", ["en-GB"]],
  ] as const)("[QD-2] on a page in %s is in %j, each with its help link", (language, codes) => {
    const { document } = new JSDOM(noticeIn(language)).window;
    const texts = [...document.querySelectorAll("p")];
    expect(texts.map(({ lang }) => lang || language)).toEqual(codes);
    for (const [index, text] of texts.entries()) {
      const help = text.querySelector<HTMLElement>("a[data-link=help]");
      expect(help?.lang).toBe(text.lang);
      expect(help?.getAttribute("href")).toBe(links[codes[index] ?? language].help);
    }
  });

  it("[QD-2] costs every page little", () => {
    // On its own; in a page, which has half of its words already, it takes about 150 bytes.
    expect(brotliCompressSync(noticeIn("en-CA")).length).toBeLessThanOrEqual(NOTICE_BYTES);
  });
});

describe("its links to browsers", () => {
  it("[SH-11] come from a script that parses as ES5", () => {
    expect(() => parse(script, { ecmaVersion: 5, sourceType: "script" })).not.toThrow();
    expect(() => parse(`${script};const a = 1`, { ecmaVersion: 5 })).toThrow("reserved");
  });

  it.each([
    ["en-CA", "This device or browser is too old for this page"],
    ["fr-CA", "Cet appareil ou ce navigateur est trop ancien pour cette page"],
    ["en-GB", "This device or browser is too old for this page"],
  ] as const)("[SH-11] [QD-2] on a page in %s lead to free browsers", (language, title) => {
    const document = run(language);
    expect(document.title).toBe(title);
    const notice = document.querySelector(".wm-outdated");
    expect(notice?.querySelector("p")?.textContent).toContain(title);
    const list = notice?.querySelector("ul");
    expect(list?.previousElementSibling).toBe(notice?.querySelector("p"));
    expect(list && hrefs(list)).toEqual([
      "https://www.google.com/chrome/",
      "https://www.mozilla.org/firefox/new/",
      "https://www.apple.com/safari/",
    ]);
  });
});
