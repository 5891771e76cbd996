import { measure } from "./measure/measure.ts";
import type { Options } from "./options.ts";
import { bringPeers } from "./peers.ts";
import { publish } from "./report/publish.ts";
import { textTable } from "./report/text-table.ts";
import { writeReport } from "./report/write-report.ts";
import { readTestTimes } from "./timings/read-test-times.ts";
import { buildApps, timeBuilds } from "./timings/time-builds.ts";

/** Measures what the options ask for, tells the tables, and writes the report. */
export async function bench(root: string, options: Options): Promise<void> {
  await bringPeers(root, options.sites);
  const builds = options.builds ? await timeBuilds(root) : [];
  await buildApps(root);
  const measured = await measure(root, options);
  const page = writeReport(root, { ...measured, builds, tests: readTestTimes(root) });
  for (const { profile, rows } of measured.profiles) {
    console.log(`\n${profile.label}\n\n${textTable(rows)}`);
  }
  for (const { label, coldMs, cachedMs } of builds) {
    console.log(`\nBuilding ${label}: ${inSeconds(coldMs)} cold, ${inSeconds(cachedMs)} cached.`);
  }
  if (options.publish) publish(root, measured.profiles);
  console.log(`\nThe page with charts: ${page}`);
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
