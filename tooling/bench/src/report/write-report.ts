import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Results } from "../results.ts";
import { reportPage } from "./report-page.ts";

/**
 * Writes `reports/bench/results.json` and the page beside it.
 * @returns the page's path
 */
export function writeReport(root: string, results: Results): string {
  const folder = join(root, "reports/bench");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
  const page = join(folder, "index.html");
  writeFileSync(page, reportPage(results));
  return page;
}
