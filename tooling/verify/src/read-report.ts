import { existsSync, readFileSync } from "node:fs";
import type { TestOutcome } from "./outcome.ts";
import { readPlaywright } from "./read-playwright.ts";
import { readVitest } from "./read-vitest.ts";
import type { Report } from "./steps.ts";

const readers: Readonly<Record<Report, (text: string) => TestOutcome[]>> = {
  vitest: readVitest,
  playwright: readPlaywright,
};

/** Reads a runner's report; one that was never written has no outcomes. */
export function readReport(format: Report, path: string): TestOutcome[] {
  return existsSync(path) ? readers[format](readFileSync(path, "utf8")) : [];
}
