import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { brokenMarkupWarnings } from "./broken-markup.ts";
import { filesByKey } from "./files-by-key.ts";

/** Warnings about a region whose pages have this markup. */
function warningsOf(html: string, ...pages: string[]): string[] {
  const root = testFolder();
  mkdirSync(join(root, "src"));
  writeFileSync(join(root, "src/header.tsx"), `<input id="username" />`);
  writeFileSync(join(root, "src/slots.tsx"), `<form><input name="q" /></form>`);
  const broken = filesByKey();
  for (const page of pages) broken.add(page, brokenMarkupWarnings({ root, html }));
  return broken.warnings();
}

it("[QR-4] an id that two elements have is named once, with its file and its pages", () => {
  const html = `<header><input id="username"></header><form><input name="a" id="username"></form>`;
  expect(warningsOf(html, "index.html", "pages/fr.html")).toEqual([
    'src/header.tsx: id="username" is on more than one element of index.html and 1 further page. Labels, links and the portal find the first one alone. Give yours another id.',
  ]);
});

it("[QR-4] a form inside of another form is named, and where it can be instead", () => {
  const html = "<form><input><form action='/search'></form><button></button></form>";
  expect(warningsOf(html, "index.html")).toEqual([
    "src/slots.tsx: A form is inside of another form on index.html. Browsers leave out its tag, and its end closes the other form. Move it out, such as to the place cardFoot.",
  ]);
});

it("[QR-4] forms beside each other, and ids of a message before React or of a picture, are none", () => {
  const form = `<form><input id="username"></form>`;
  const svg = `<svg><linearGradient id="a"></linearGradient></svg>`;
  const html = `${form}${svg}${svg}<form></form><template>${form}</template><script>'${form}'</script>`;
  expect(warningsOf(html, "index.html")).toEqual([]);
});
