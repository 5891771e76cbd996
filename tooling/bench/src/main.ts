// What `pnpm bench` runs: the sign-in pages of the apps and those of other products, in one run on one machine.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { reportAndExit } from "../../../scripts/cli-error.mjs";
import { measure } from "./measure.ts";
import { readOptions } from "./options.ts";
import { peersFolder, type Site } from "./sites.ts";
import { textTable } from "./summary.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

try {
  const options = readOptions(process.argv.slice(2));
  buildPages(options.sites);
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

/** Builds the apps and the chosen pages of other products, whose workspace no other installation includes. */
function buildPages(sites: readonly Site[]): void {
  const peers = sites
    .filter(({ kind }) => kind !== "ours")
    .map(({ name }) => `--filter=@waymark-bench/${name}`);
  if (peers.length > 0) {
    const cwd = join(root, peersFolder);
    pnpm(cwd, "install", "--frozen-lockfile", "--prefer-offline");
    pnpm(cwd, ...peers, "run", "build");
  }
  pnpm(root, "build:apps");
}

function pnpm(cwd: string, ...args: string[]): void {
  execFileSync("pnpm", args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}
