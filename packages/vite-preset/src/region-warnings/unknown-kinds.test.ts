import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { unknownKinds } from "./unknown-kinds.ts";

/** Warnings about a build with a file. */
function warningsOf(file: string): string[] {
  const dist = testFolder();
  mkdirSync(join(dist, file, ".."), { recursive: true });
  writeFileSync(join(dist, file), "");
  return unknownKinds(dist);
}

it.each(["guide.docx", "assets/tour-1234abcd.webm"])(
  "[QO-4] [QR-1] a file of a kind that not every host sends is named: %s",
  (file) => {
    expect(warningsOf(file)).toEqual([
      `${file} is of a kind that nginx does not send: it answers with a page or a 404. Use another kind, such as .pdf, .webp or .mp4.`,
    ]);
  },
);

it.each([
  "guide.pdf",
  "Logo.PNG",
  "assets/index-1234abcd.js.br",
  "CNAME",
  ".nojekyll",
  ".well-known/keys.asc",
])("[QO-4] [QR-1] each other one is right: %s", (file) => {
  expect(warningsOf(file)).toEqual([]);
});
