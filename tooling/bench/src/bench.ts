import { existsSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../../scripts/failure.mjs";
import { measure } from "./measure/measure.ts";
import type { Options } from "./options.ts";
import { bringPeers } from "./peers.ts";
import { textTable } from "./report/text-table.ts";
import { writeReport } from "./report/write-report.ts";

/** Measures what the options ask for, tells the tables, and writes the report. */
export async function bench(root: string, options: Options): Promise<void> {
  await bringPeers(root, options.sites);
  const unbuilt = options.sites.filter(({ folder }) => !existsSync(join(root, folder)));
  if (unbuilt.length > 0) throw new Failure("the apps are not built: run `pnpm build:apps` first.");
  const results = await measure(root, options);
  for (const { profile, rows } of results.profiles) {
    console.log(`\n${profile.label}\n\n${textTable(rows)}`);
  }
  console.log(`\nThe page with charts: ${writeReport(root, results)}`);
}
