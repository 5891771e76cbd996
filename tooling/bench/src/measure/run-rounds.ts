import type { Load } from "../metrics.ts";
import { profiles as everyProfile, type Profile } from "../profiles.ts";
import type { Site } from "../sites.ts";
import type { Visits } from "../summary.ts";
import { measureLoad } from "./measure-load.ts";
import { measureSuccess } from "./measure-success.ts";
import type { MeasuringBrowser } from "./open-browser.ts";

export interface Stop {
  site: Site;
  url: string;
  /** The same site with a server that accepts every sign-in. */
  acceptingUrl?: string | undefined;
}

export interface Plan {
  stops: readonly Stop[];
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
  const visits = plan.stops.map(({ site }) => ({ site, loads: [] as Load[] }));
  for (let round = 1; round <= plan.rounds; round += 1) {
    console.log(`  ${plan.profile.name}, round ${round} of ${plan.rounds}`);
    for (const stop of inTurn(plan.stops, round)) {
      const { site } = stop;
      try {
        const load = await visitStop(browser, stop, plan.profile);
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

async function visitStop(
  browser: MeasuringBrowser,
  { site, url, acceptingUrl }: Stop,
  profile: Profile,
): Promise<Load> {
  const visit = { url, signInPaths: site.signIn, refusalWords: site.refusalWords, profile };
  const refused = await measureLoad(browser, visit);
  const success = acceptingUrl
    ? await measureSuccess(browser, { ...visit, url: acceptingUrl })
    : { continuedMs: Number.NaN, rememberedMs: Number.NaN };
  return { ...refused, ...success };
}

/** One uncounted visit to each site, because a browser's first pages are slow. */
export async function warmUp(browser: MeasuringBrowser, stops: readonly Stop[]): Promise<void> {
  const profile = everyProfile.find(({ name }) => name === "desk");
  if (profile) await runRounds(browser, { stops, profile, rounds: 1 });
}
