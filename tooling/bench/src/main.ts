// What `pnpm bench` runs: the sign-in pages of the apps and those of other products, in one run on one machine.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { generate } from "selfsigned";
import { reportAndExit } from "../../../scripts/cli-error.mjs";
import { type MeasuringBrowser, openBrowser } from "./browser.ts";
import { type Options, type Profile, readOptions } from "./options.ts";
import { type Served, serveSite } from "./serve-site.ts";
import { peersFolder, type Site } from "./sites.ts";
import { type Load, textTable, type Visits } from "./summary.ts";
import { visitSite } from "./visit-site.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = `${root}reports/bench`;

try {
  const options = readOptions(process.argv.slice(2));
  buildPeers(options.sites);
  // Browsers use HTTP/2 over TLS only; the measuring browser ignores certificate errors.
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const stops = await Promise.all(
    options.sites.map((site) => serveSite(site, { root, key, cert })),
  );
  const browser = await openBrowser();
  try {
    await measure(browser, stops, options);
  } finally {
    await browser.close();
    for (const { server } of stops) server.close();
  }
} catch (error) {
  reportAndExit(error);
}

/** Builds the chosen pages of other products, whose workspace no other installation includes. */
function buildPeers(sites: readonly Site[]): void {
  const peers = sites
    .filter(({ kind }) => kind === "peer")
    .map(({ name }) => `--filter=@waymark-bench/${name}`);
  if (peers.length === 0) return;
  pnpm("install", "--frozen-lockfile", "--prefer-offline");
  pnpm(...peers, "run", "build");
}

function pnpm(...args: string[]): void {
  const cwd = root + peersFolder;
  execFileSync("pnpm", args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}

/** Goes through the profiles, shows a table for each, and writes down every single visit. */
async function measure(
  browser: MeasuringBrowser,
  stops: readonly Served[],
  { profiles, rounds }: Options,
): Promise<void> {
  // One round that is not counted, because a browser's first pages are slow.
  if (profiles[0]) await runRounds(browser, stops, { profile: profiles[0], rounds: 1 });
  const results: { profile: Profile; visits: readonly Visits[] }[] = [];
  for (const profile of profiles) {
    const visits = await runRounds(browser, stops, { profile, rounds });
    results.push({ profile, visits });
    console.log(`\n${profile.label}\n\n${textTable(visits)}`);
  }
  const processors = cpus().map(({ model }) => model);
  const machine = { browser: browser.version, node: process.version, processors };
  const run = { date: new Date().toISOString(), machine, profiles: results };
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/results.json`, `${JSON.stringify(run, null, 2)}\n`);
}

/**
 * Visits every site once in each round, so that other load on the machine affects all of them. Each round begins with another
 * site, because the first one gets an idle browser. A failed visit is reported and not counted.
 */
async function runRounds(
  browser: MeasuringBrowser,
  stops: readonly Served[],
  { profile, rounds }: { profile: Profile; rounds: number },
): Promise<Visits[]> {
  const visits = stops.map(({ site, url }) => ({ site, url, loads: [] as Load[] }));
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`  ${profile.name}, round ${round} of ${rounds}`);
    const first = round % visits.length;
    for (const { site, url, loads } of [...visits.slice(first), ...visits.slice(0, first)]) {
      try {
        loads.push(await visitSite(browser, { site, url, profile }));
      } catch (error) {
        // Without its browser a run is over: half of one would be published like a whole one.
        if (!browser.isThere()) throw error;
        const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
        console.error(`  ${site.label}: ${reason}`);
      }
    }
  }
  return visits;
}
