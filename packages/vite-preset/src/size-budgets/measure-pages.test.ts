import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { InputError, writeCompressedCopies } from "@waymark/hosting";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { measurePages } from "./measure-pages.ts";

const page = `<script type="module" src="/assets/index-1.js"></script>
<link rel="preload" as="image" href="/assets/coat-1.png"/>
<link rel="preload" as="font" href="/assets/lato-1.woff2"/>`;

/** A build with these files, a script, and one page in its list. */
function distWith(texts: Readonly<Record<string, string>>): string {
  const dist = testFolder();
  for (const folder of ["assets", "pages"]) mkdirSync(join(dist, folder));
  for (const [name, text] of Object.entries({ ...texts, "assets/index-1.js": "start();" })) {
    writeFileSync(join(dist, name), text);
    writeCompressedCopies(join(dist, name));
  }
  const rows = [{ path: "/", language: "en-CA", file: "index.html" }];
  writeFileSync(join(dist, "pages/pages.json"), JSON.stringify(rows));
  return dist;
}

it("[QP-1] counts a picture and a font that a page preloads, by their own sizes", () => {
  const dist = distWith({ "index.html": page });
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

it("[QP-1] names the page and the picture that is missing, and what to do", () => {
  const dist = distWith({ "index.html": page });
  expect(() => measurePages(dist)).toThrow(
    new InputError(
      "index.html loads /assets/coat-1.png, which is not a file of the build. Put the file into public/, or put it below src/ and import it.",
    ),
  );
});
