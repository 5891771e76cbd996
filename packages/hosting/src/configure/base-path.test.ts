import { expect, it } from "vitest";
import { readConfiguration } from "../html/configuration-block.ts";
import { withConfiguration } from "./configured-page.ts";

const links = { "en-CA": { help: "/site/help", privacy: "/privacy?lang=en", terms: "/legalese" } };
const page = `<!doctype html><html lang="en-CA"><head>
<link rel="icon" type="image/svg+xml" href="/favicon.svg" />
<script type="application/json" id="portal-config">${JSON.stringify({ basePath: "", links })}</script>
<script type="module" src="/assets/a-1234abcd.js" data-messages="/assets/m-1234abcd.txt"></script>
<link rel="preload" as="fetch" href="/assets/translations/en-CA.json?v=1&amp;w=2"></head>
<body><a class="a/b" href="/">Home</a><a href="/forgot">Forgot</a><a href="?lang=fr">Français</a><a href="#main">Skip</a>
<a href="//elsewhere.example/">Elsewhere</a><a href="https://there.example/">There</a>
<a data-link="help" href="/site/help">Help</a><a href="/privacy?lang=en" data-link="privacy">Privacy</a></body></html>`;

const under = (html: string, basePath: string) => withConfiguration(html, { basePath, links });
const addressesIn = (html: string) =>
  [...html.matchAll(/ (?:src|href|data-messages)="(?<url>[^"]*)"/gu)].map(
    ({ groups }) => groups?.["url"],
  );

it("[QO-2] puts everything that is the portal's below its path, and nothing else", () => {
  expect(addressesIn(under(page, "/portal"))).toEqual([
    "/portal/favicon.svg",
    "/portal/assets/a-1234abcd.js",
    "/portal/assets/m-1234abcd.txt",
    "/portal/assets/translations/en-CA.json?v=1&amp;w=2",
    "/portal/",
    "/portal/forgot",
    "?lang=fr",
    "#main",
    "//elsewhere.example/",
    "https://there.example/",
    "/site/help",
    "/portal/privacy?lang=en",
  ]);
  expect(readConfiguration(under(page, "/portal"))["links"]).toEqual({
    "en-CA": { ...links["en-CA"], privacy: "/portal/privacy?lang=en" },
  });
});

it("[QO-2] puts a region's pictures below its path, in elements and in styles", () => {
  const styles = `.a{background:url(/assets/a-1.png)}.b{background:url("/b.svg")}.c{background:url(//x.example/c.png)}.d{mask:url(#d)}`;
  const shown = `<head><style>${styles}</style><!-- --></head><body><picture><source srcset="/wide.webp"><img src="/assets/a-1.png" alt=""></picture>
<svg><use href="/marks.svg#one"/><use href="#two"/></svg><img src="https://x.example/c.png" alt=""></body>`;
  const moved = under(page.replace("<head>", shown), "/portal");
  expect(moved).toContain(
    `.a{background:url(/portal/assets/a-1.png)}.b{background:url("/portal/b.svg")}.c{background:url(//x.example/c.png)}.d{mask:url(#d)}`,
  );
  expect(moved).toContain('<source srcset="/portal/wide.webp">');
  expect(moved).toContain('<img src="/portal/assets/a-1.png" alt>');
  expect(moved).toContain('<use href="/portal/marks.svg#one"');
  expect(moved).toContain('<use href="#two"');
  expect(moved).toContain('<img src="https://x.example/c.png" alt>');
});

it("[QO-2] [RE-1] puts each picture of a list below its path, and back, and a picture of a drawing", () => {
  const listOf = (path: string) =>
    `srcset="${path}/a.png 1x,${path}/a,b.png 1.5x, ${path}/c.png 2x, //x.example/d.png 3x"`;
  const oddListOf = (path: string) =>
    `srcset="${path}/a.png 1X,${path}/b.png 1e0x,${path}/c.png 100w 50h,${path}/d.png"`;
  // The data of a JPEG begins with a slash.
  const inlined = `srcset="data:image/jpeg;base64,/9j/4AAQ 1x"`;
  const shown = `<img src="/a.png" ${listOf("")}><source ${oddListOf("")}><source ${inlined}><svg><image href="/c.png"/></svg>`;
  const preload = (path: string) =>
    `imagesrcset="${path}/a.png 1x, ${path}/b.png 2x" imagesizes="50vw"`;
  const own = page.replace(
    "<body>",
    `<link rel="preload" as="image" ${preload("")}><body>${shown}`,
  );
  const moved = under(own, "/portal");
  expect(moved).toContain(listOf("/portal"));
  expect(moved).toContain(oddListOf("/portal"));
  expect(moved).toContain(inlined);
  expect(moved).toContain(preload("/portal"));
  expect(moved).toContain('<image href="/portal/c.png"');
  expect(under(moved, "")).toBe(under(own, ""));
});

it("[QO-2] moves a page from one path to another, and back to where it was", () => {
  const moved = under(under(page, "/portal"), "/a/b");
  expect(addressesIn(moved)).toContain("/a/b/favicon.svg");
  expect(addressesIn(moved)).toContain("/a/b/privacy?lang=en");
  expect(addressesIn(under(moved, ""))).toEqual(addressesIn(page));
  expect(under(under(page, "/portal"), "/portal")).toBe(under(page, "/portal"));
});
