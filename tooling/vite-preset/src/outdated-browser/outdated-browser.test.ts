import { parse } from "acorn";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { noticeScript } from "./outdated-browser.ts";

const script = noticeScript("/nowhere");

/** Runs the script in a page as an outdated browser would. */
function run(lang: string, url: string): Document {
  const page = `<!doctype html><html lang="${lang}"><title>x</title><body><div id="portal"></div><script>${script}</script>`;
  return new JSDOM(page, { url, runScripts: "dangerously" }).window.document;
}

describe("the notice for outdated browsers", () => {
  it("[SH-11] parses as ES5", () => {
    expect(() => parse(script, { ecmaVersion: 5, sourceType: "script" })).not.toThrow();
    expect(() => parse(`${script};const a = 1`, { ecmaVersion: 5 })).toThrow("reserved");
  });

  it.each([
    ["en-CA", "https://a.example/", "Please use a newer browser", "en-CA"],
    ["en-CA", "https://a.example/?x=1&lang=fr", "Utilisez un navigateur plus récent", "fr-CA"],
    ["en-GB", "https://a.example/?lang=fr", "Please use a newer browser", "en-GB"],
    ["xx", "https://a.example/", "Please use a newer browser", "xx"],
  ])("[SH-11] on a page in %s at %s: %s", (pageLanguage, url, title, language) => {
    const document = run(pageLanguage, url);
    const notice = document.querySelector("[role=alert]");
    expect(notice?.querySelector("h1")?.textContent).toBe(title);
    expect(notice?.getAttribute("lang")).toBe(language);
    expect(document.title).toBe(title);
    expect([...document.querySelectorAll("a")].map(({ textContent, href }) => [textContent, href]))
      .toMatchInlineSnapshot(`
        [
          [
            "Google Chrome",
            "https://www.google.com/chrome/",
          ],
          [
            "Mozilla Firefox",
            "https://www.mozilla.org/firefox/new/",
          ],
          [
            "Apple Safari",
            "https://www.apple.com/safari/",
          ],
        ]
      `);
  });
});
