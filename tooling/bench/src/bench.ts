import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { measure } from "./measure/measure.ts";
import type { Options } from "./options.ts";
import { bringPeers, quietly } from "./peers.ts";
import { textTable } from "./report/text-table.ts";

/** Builds, measures what the options ask for, tells the tables, and writes `reports/bench/results.json`. */
export async function bench(root: string, options: Options): Promise<void> {
  await bringPeers(root, options.sites);
  await quietly(root, ["build:apps"]);
  const results = await measure(root, options);
  const folder = join(root, "reports/bench");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
  for (const { profile, rows } of results.profiles) {
    console.log(`\n${profile.label}\n\n${textTable(rows)}`);
  }
}
