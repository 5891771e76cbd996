import type { Load } from "../metrics.ts";
import type { Profile } from "../profiles.ts";
import type { Site } from "../sites.ts";
import type { Visits } from "../summary.ts";
import type { MeasuringBrowser } from "./open-browser.ts";
import { visitSite } from "./visit-site.ts";

export interface Plan {
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
export async function runRounds(browser: MeasuringBrowser, plan: Plan): Promise<Visits[]> {
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
