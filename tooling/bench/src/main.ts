// What `pnpm bench` runs: the sign-in pages of the apps and those of other products, in one run on one machine.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { reportAndExit } from "../../../scripts/cli-error.mjs";
import { measure } from "./measure/measure.ts";
import { readOptions } from "./options.ts";
import { buildPages } from "./build-pages.ts";
import { textTable } from "./report/text-table.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

try {
  const options = readOptions(process.argv.slice(2));
  buildPages(root, options.sites);
  const results = await measure(root, options);
  const folder = join(root, "reports/bench");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
  for (const { profile, rows } of results.profiles) {
    console.log(`\n${profile.label}\n\n${textTable(rows)}`);
  }
} catch (error) {
  reportAndExit(error);
}
