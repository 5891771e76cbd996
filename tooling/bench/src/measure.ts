import { cpus } from "node:os";
import { generate } from "selfsigned";
import { type MeasuringBrowser, openBrowser } from "./browser.ts";
import type { Options, Profile } from "./options.ts";
import { serveSite } from "./serve-site.ts";
import type { Site } from "./sites.ts";
import { type Load, type SummaryRow, summarise, type Visits } from "./summary.ts";
import { visitSite } from "./visit-site.ts";

interface ProfileResults {
  profile: Profile;
  rows: readonly SummaryRow[];
  /** Every single visit, to see how much they vary. */
  visits: readonly Visits[];
}

/** Serves every site, opens one browser, and goes through the profiles. */
export async function measure(root: string, { sites, profiles, rounds }: Options) {
  // Browsers use HTTP/2 over TLS only; the measuring browser ignores certificate errors.
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const served = await Promise.all(sites.map((site) => serveSite(site, { root, key, cert })));
  const stops = sites.map((site, at) => ({ site, url: served[at]?.url ?? "" }));
  const browser = await openBrowser();
  try {
    const results: ProfileResults[] = [];
    for (const profile of profiles) {
      // One round that is not counted, because a browser's first pages are slow.
      if (results.length === 0) await runRounds(browser, { stops, profile, rounds: 1 });
      const visits = await runRounds(browser, { stops, profile, rounds });
      results.push({ profile, visits, rows: summarise(visits) });
    }
    const processors = cpus().map(({ model }) => model);
    const machine = { browser: browser.version, node: process.version, processors };
    return { date: new Date().toISOString(), machine, profiles: results };
  } finally {
    await browser.close();
    await Promise.all(served.map((site) => site.close()));
  }
}

interface Plan {
  /** The sites, and where they are served. */
  stops: readonly { site: Site; url: string }[];
  profile: Profile;
  rounds: number;
}

/** Each round begins with another site, because the first one gets an idle browser. */
export function inTurn<T>(all: readonly T[], round: number): T[] {
  const first = round % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}

/**
 * Visits every site once in each round, so that other load on the machine affects all of them.
 * A failed visit is reported and not counted.
 */
async function runRounds(browser: MeasuringBrowser, plan: Plan): Promise<Visits[]> {
  const { profile } = plan;
  const visits = plan.stops.map(({ site }) => ({ site, loads: [] as Load[] }));
  for (let round = 1; round <= plan.rounds; round += 1) {
    console.log(`  ${profile.name}, round ${round} of ${plan.rounds}`);
    for (const { site, url } of inTurn(plan.stops, round)) {
      try {
        const load = await visitSite(browser, { site, url, profile });
        visits.find((each) => each.site === site)?.loads.push(load);
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
