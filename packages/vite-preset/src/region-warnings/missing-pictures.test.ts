import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { filesByKey } from "./files-by-key.ts";
import { missingPictureWarnings } from "./missing-pictures.ts";

/** Warnings about a region with this logo, whose pages have this markup. */
function warningsOf(logo: string, html: string, pages = ["index.html"]): string[] {
  const root = testFolder();
  for (const folder of ["src", "dist/assets"]) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "src/logo.tsx"), logo);
  for (const name of ["favicon.svg", "assets/coat-1.png", "our logo & more.svg", "a, b.png"]) {
    writeFileSync(join(root, "dist", name), "picture");
  }
  const dist = join(root, "dist");
  const pictures = filesByKey();
  for (const page of pages) pictures.add(page, missingPictureWarnings({ root, dist, html }));
  return pictures.warnings();
}

it("[QR-1] a picture that is no file of the build is named once, with its file and its pages", () => {
  const picture = `<img src="/favicn.svg" alt="">`;
  const pages = ["index.html", "pages/forgot.html", "pages/reset.html"];
  expect(warningsOf(`<img src="/favicn.svg" alt="" />`, picture + picture, pages)).toEqual([
    "src/logo.tsx: <img> loads /favicn.svg, which is not a file of the build, on index.html and 2 further pages. Put the file into public/, or put it below src/ and import it.",
  ]);
  const drawing = `<svg><image width="9" href="/a.png"></image></svg>`;
  expect(warningsOf("", drawing)).toEqual([
    expect.stringContaining(
      "<image> loads /a.png, which is not a file of the build, on index.html.",
    ),
  ]);
});

it("[QR-1] [RE-1] each picture of a list is looked for, which only a sharp screen shows", () => {
  const list = `<picture><source srcset="/wide.webp 2x"><img src="/favicon.svg" srcSet="\n /favicon.svg 1x,\n /sharp.png?v=1 2x"></picture>`;
  expect(warningsOf("", list)).toEqual([
    expect.stringContaining("<source> loads /wide.webp, which is not a file"),
    expect.stringContaining("<img> loads /sharp.png, which is not a file"),
  ]);
});

it.each([
  ["that is there", `<img alt="" src="/favicon.svg"><img src="/assets/coat-1.png?v=1">`],
  ["with a name that is escaped", `<img src="/our%20logo%20&amp;%20more.svg">`],
  [
    "with a comma and blanks in its name",
    `<img src="/a, b.png"><img src="/our logo &amp; more.svg">`,
  ],
  ["of another origin", `<img src="https://cdn.example/a.png"><img src="//cdn.example/a.png">`],
  [
    "of a list that is there",
    `<img srcset="/favicon.svg, //cdn.example/a.png 2x, data:a,/b.png 3x">`,
  ],
  ["that only a text names", `<p>Write &lt;img src="/a.png"&gt;</p>`],
])("[QR-1] nothing is said of a picture %s", (_, html) => {
  expect(warningsOf("", html)).toEqual([]);
});
