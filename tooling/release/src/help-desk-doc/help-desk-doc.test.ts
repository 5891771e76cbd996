import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DOCUMENT, withTables } from "./help-desk-doc.ts";

const text = readFileSync(new URL(`../../../../${DOCUMENT}`, import.meta.url), "utf8");

it("[QN-4] docs/help-desk.md has every part of a code as the code has it", () => {
  expect(withTables(text), "run pnpm generate:help-desk").toBe(text);
  expect(text.match(/^\| `[A-Z]+`/gmu)?.length).toBeGreaterThan(25);
});
