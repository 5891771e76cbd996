import { describe, expect, it } from "vitest";
import { JSDOM } from "jsdom";
import { checkInlineScripts } from "./checks.ts";
import { composePage, inlineScript } from "./compose.ts";

const built = `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>x</title>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/style-1.css">
<script type="application/json" id="portal-config">{}</script></head>
<body><div id="portal"></div></body></html>`;
const parts = {
  language: "fr-CA",
  year: 2026,
  leftOut: [],
  waits: false,
  title: "Connexion – $& Waymark",
  description: 'Dit "bonjour"',
  noScript: "Il faut JavaScript.",
  broken: "Il manque une partie.",
  outdated: "<p>Trop ancien</p>",
  outdatedScript: "/assets/outdated-browser-1.js",
  html: "<main>$1</main>",
  script: "early()",
  css: "p{color:red}",
  first: { url: "/assets/first-1.js" },
  scripts: ["/assets/react-1.js"],
  preloads: ["/assets/forgot-1.js"],
  dictionary: "/assets/translations/fr-CA.json?v=2",
};

describe("a prerendered page", () => {
  it("[QP-1] says everything before its script, and names all that the script needs", () => {
    const page = composePage(built, parts);
    expect(page).toContain('<html lang="fr-CA" data-language="fr-CA" data-year="2026">');
    expect(composePage(built, { ...parts, waits: true })).toContain('data-year="2026" data-waits>');
    expect(composePage(built, { ...parts, leftOut: ["header", 'slots."x'] })).toContain(
      'data-year="2026" data-left-out="header slots.&quot;x">',
    );
    expect(page).toContain("<title>Connexion – $&amp; Waymark</title>");
    expect(page).toContain('content="Dit &quot;bonjour&quot;"');
    expect(page).toContain("<style>p{color:red}</style>");
    expect(page).not.toContain("style-1.css");
    expect(page).toContain('<link rel="modulepreload" fetchpriority="low"');
    expect(page.match(/(?<=fetchpriority="low" (?:href|src)=")[^"]*/gu)).toEqual([
      "/assets/first-1.js",
      "/assets/forgot-1.js",
      "/assets/react-1.js",
      "/assets/index-1.js",
    ]);
    // Core asks for it in the same mode.
    expect(page).toContain(
      '<link rel="preload" as="fetch" href="/assets/translations/fr-CA.json?v=2">',
    );
    expect(page).toContain('<div id="portal"><main>$1</main></div>');
    expect(page).toMatch(/<p class="wm-broken"[^>]*>Il manque une partie\.<\/p>/u);
    expect(page).toContain('<div class="wm-outdated" hidden><p>Trop ancien</p></div>');
    expect(page).toContain('<script nomodule src="/assets/outdated-browser-1.js">');
    expect(page.indexOf("portal-config")).toBeLessThan(page.indexOf("early()"));
  });

  it("[QX-9] says in the screen's place for it that scripts are off, or before the portal", () => {
    const html = "<main><h1>a</h1><noscript></noscript></main>";
    const said = '<noscript><p class="wm-no-script wm-summary">Il faut JavaScript.</p></noscript>';
    const page = composePage(built, { ...parts, html });
    expect(page).toContain(`<div id="portal"><main><h1>a</h1>${said}</main></div>`);
    expect(page.match(/wm-no-script/gu)).toHaveLength(1);
    expect(page).not.toContain("body>noscript");
    const alone = composePage(built, parts);
    expect(alone).toContain(`${said}<div id="portal">`);
    // Outside of a card it would begin outside of a narrow window.
    expect(alone).toContain("body>noscript>.wm-summary{margin-inline:0!important}");
  });

  it("[QX-9] [QD-1] hides the form and the menu's button where scripts are off, in browsers without :has(), too", () => {
    const isHidden = (form: string, runScripts?: "dangerously") => {
      const html = `<button class="wm-menu__button"></button>${form}`;
      const { window } = new JSDOM(composePage(built, { ...parts, html, script: "" }), {
        runScripts,
      });
      const shown = [...window.document.querySelectorAll("form, button")];
      return shown.map((each) => window.getComputedStyle(each).display === "none");
    };
    const form = "<form data-portal-form></form><button></button>";
    expect(isHidden(form)).toEqual([true, true, true]);
    expect(isHidden("<form></form><button></button>")).toEqual([true, false, false]);
    expect(isHidden(form, "dangerously")).toEqual([false, false, false]);
  });

  it("[QX-9] hides the paragraph that speaks of the form where scripts are off; a page without one has no rule for it", () => {
    const html = "<p>a</p><p>Enter it</p><form data-portal-form></form>";
    const { window } = new JSDOM(composePage(built, { ...parts, html, script: "" }));
    const shown = [...window.document.querySelectorAll("#portal > p")].map(
      (each) => window.getComputedStyle(each).display !== "none",
    );
    expect(shown).toEqual([true, false]);
    expect(composePage(built, parts)).not.toContain(":has(");
  });

  it.each([
    [`<html class="a" lang="en-CA" dir="ltr">`, ` class="a" dir="ltr">`],
    [`<html\n  lang='en-CA'\n  class='a > b'\n>`, `\n  class='a > b'>`],
    [`<html data-lang="x" lang=en-CA class=a>`, ` data-lang="x" class=a>`],
  ])("[QV-5] keeps what a region writes on the root element: %j", (tag, kept) => {
    const page = composePage(built.replace('<html lang="en-CA">', tag), parts);
    expect(page).toContain(
      `<html lang="fr-CA" data-language="fr-CA" data-year="2026"${kept}<head>`,
    );
  });

  it("[QP-1] has no line between the elements of its head, and its body as it is", () => {
    const page = composePage(built.replace("<title>", "\n\n    <title>\n"), parts);
    const [head = "", body = ""] = page.split("</head>");
    expect(head).not.toMatch(/>\s+</u);
    expect(head).toContain('<meta charset="utf-8"><title>');
    const indented = built.replace("<body>", "<body>\n    <pre>\n  <b>x</b></pre>");
    expect(composePage(indented, parts)).toContain("<body>\n    <pre>\n  <b>x</b></pre>");
    expect(body).toContain('<div id="portal">');
  });

  it("[QP-2] asks for the first script of a sign-in page alone, and keeps the portal's for later", () => {
    const signIn = {
      variant: "florida",
      messages: "/assets/messages-1.txt",
    };
    const page = composePage(built, { ...parts, first: { url: "/assets/first-1.js", signIn } });
    expect(page.match(/<script type="module"[^>]*>/u)?.[0]).toBe(
      '<script type="module" async fetchpriority="high" src="/assets/first-1.js" data-first data-variant="florida" data-messages="/assets/messages-1.txt">',
    );
    const { document } = new JSDOM(page).window;
    expect(
      document.querySelectorAll("script[src*='/react-'], script[src*='/index-'], link"),
    ).toHaveLength(1);
    const { content } =
      document.querySelector<HTMLTemplateElement>("template#portal-scripts") ?? {};
    const urls = [...(content?.querySelectorAll("[src], [href]") ?? [])].map(
      (element) => element.getAttribute("src") ?? element.getAttribute("href"),
    );
    expect(urls).toEqual([
      "/assets/forgot-1.js",
      "/assets/react-1.js",
      "/assets/index-1.js",
      "/assets/translations/fr-CA.json?v=2",
    ]);
  });

  it("[QP-1] has the commonest messages of its form before the first paint, outside of what React renders", () => {
    const messages = `<template data-template="invalid"><p>$1</p></template>`;
    const page = composePage(built, { ...parts, messages });
    const { document } = new JSDOM(page).window;
    const template = document.querySelector<HTMLTemplateElement>("#portal-messages");
    expect(template?.innerHTML).toBe(messages);
    expect(template?.closest("#portal")).toBeNull();
    expect(template?.nextElementSibling?.id).toBe("portal-end");
    expect(composePage(built, parts)).not.toContain("portal-messages");
  });

  it("[QH-1] takes every text for text, and no text of its own script or style ends them", () => {
    const planted = `</title></style><script>planted()</script><b title='">`;
    const script = `early("</script><script>planted()</script><!-- <script>")`;
    const texts = ["language", "title", "description", "css", "dictionary"] as const;
    const hostile = Object.fromEntries(texts.map((name) => [name, planted]));
    const urls = { scripts: [`/a.js"${planted}`], preloads: [`/b.js"${planted}`] };
    const page = composePage(built, { ...parts, ...hostile, ...urls, script });
    const { document } = new JSDOM(page).window;
    const inline = [...document.querySelectorAll("script:not([src])")];
    expect(inline.map(({ textContent }) => textContent)).toEqual(["{}", inlineScript(script)]);
    expect(document.title).toBe(planted);
    expect(document.querySelectorAll("b, style + style, style + script")).toHaveLength(0);
    expect(() => checkInlineScripts(page, [inlineScript(script)], "x.html")).not.toThrow();
  });

  it("[QH-1] stops the build at an inline script that is not the preset's", () => {
    const page = composePage(built, { ...parts, html: "<p></p><script>planted('x')</script>" });
    expect(() => checkInlineScripts(page, ["early()"], "pages/root.fr-CA.html")).toThrow(
      `pages/root.fr-CA.html has an inline script that is not the portal's own: "planted('x')".`,
    );
    expect(() => checkInlineScripts(composePage(built, parts), ["early()"], "x")).not.toThrow();
  });

  it("[QP-1] has the built style sheet inside, and keeps one that the region's page names", () => {
    const own = '<link rel="stylesheet" href="/partner.css" />';
    const page = composePage(built.replace("<title>", `${own}<title>`), parts);
    expect(page).toContain(own);
    expect(page).toContain("<style>p{color:red}</style>");
    expect(page).not.toContain("style-1.css");
  });

  it.each([
    /<html/u,
    /<title>x<\/title>/u,
    /<link rel="stylesheet"[^>]*>/u,
    /<script type="module" crossorigin[^>]*><\/script>/u,
    /id="portal-config"/u,
    /<div id="portal"><\/div>/u,
  ])("is not made of something that lacks a place for one of its parts: %s", (place) => {
    expect(built).toMatch(place);
    expect(() => composePage(built.replace(place, ""), parts)).toThrow("no place for");
  });
});
