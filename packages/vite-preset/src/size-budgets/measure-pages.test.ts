import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeCompressedCopies } from "@waymark/hosting";
import { expect, it, onTestFinished } from "vitest";
import { measurePages } from "./measure-pages.ts";

const page = `<script type="module" src="/assets/index-1.js"></script>
<link rel="preload" as="image" href="/assets/coat-1.png"/>
<link rel="preload" as="font" href="/assets/lato-1.woff2"/>`;

it("[QP-1] counts a picture and a font that a page preloads, by their own sizes", () => {
  const dist = mkdtempSync(join(tmpdir(), "waymark-dist-"));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const folder of ["assets", "pages"]) mkdirSync(join(dist, folder));
  for (const [name, text] of [
    ["index.html", page],
    ["assets/index-1.js", "start();"],
  ] as const) {
    writeFileSync(join(dist, name), text);
    writeCompressedCopies(join(dist, name));
  }
  writeFileSync(join(dist, "assets/coat-1.png"), Buffer.alloc(19_000));
  writeFileSync(join(dist, "assets/lato-1.woff2"), Buffer.alloc(21_000));
  const [measured] = measurePages(dist);
  expect(measured?.sizes.requests).toBe(4);
  expect(measured?.needs.slice(2)).toEqual([
    ["assets/coat-1.png", 19],
    ["assets/lato-1.woff2", 21],
  ]);
});

it("says what to do where there is no build", () => {
  expect(() => measurePages("/no/such/dist")).toThrow("Build the app first");
});
