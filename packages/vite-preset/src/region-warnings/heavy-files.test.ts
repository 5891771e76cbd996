import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { heavyFiles } from "./heavy-files.ts";

/** Warnings about a region with files of a size. */
function warningsOf(files: Readonly<Record<string, number>>): string[] {
  const root = testFolder();
  for (const [file, bytes] of Object.entries(files)) {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), Buffer.alloc(bytes));
  }
  return heavyFiles(root);
}

it.each([
  ["src/assets/school.PNG", "a WebP in the size that is shown"],
  ["public/school.webp", "a WebP in the size that is shown"],
  ["src/lato.woff2", "a WOFF2 with the characters of your languages"],
])("[QP-1] a picture or font that takes long on a school's line is named: %s", (file, advice) => {
  expect(warningsOf({ [file]: 6_000_000 })).toEqual([
    `${file} has 6000 kB: 30 s on a line of 1.6 Mbit/s. Make it 200 kB at most, such as ${advice}.`,
  ]);
});

it("[QP-1] each kind of picture and font is one, and the heaviest is named first", () => {
  const kinds = "avif gif ico jpeg jpg png svg webp otf ttf woff woff2".split(" ");
  const files = Object.fromEntries(
    kinds.map((kind, index) => [`public/school.${kind}`, 201_000 + index * 1000]),
  );
  const named = warningsOf(files).map((warning) => warning.split(" ", 1)[0]);
  expect(named).toEqual(Object.keys(files).toReversed());
});

it("[QP-1] smaller ones are right, and so are files that are read when a person asks for them", () => {
  expect(warningsOf({ "src/school.png": 200_000 })).toEqual([]);
  for (const file of ["guide.pdf", "school.png.pdf", "lato.ttf.zip", "png", "woff"])
    expect(warningsOf({ [`public/${file}`]: 6_000_000 })).toEqual([]);
  expect(warningsOf({ "school.png": 6_000_000 })).toEqual([]);
});
