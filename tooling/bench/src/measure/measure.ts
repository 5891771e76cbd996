import { cpus } from "node:os";
import { generate } from "selfsigned";
import type { Options } from "../options.ts";
import type { Profile } from "../profiles.ts";
import { serveSite } from "../server/serve-site.ts";
import type { Site } from "../sites.ts";
import { type SummaryRow, summarise, type Visits } from "../summary.ts";
import { openBrowser } from "./open-browser.ts";
import { runRounds, warmUp } from "./run-rounds.ts";

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
  const serve = (site: Site) => serveSite(site, { root, key, cert });
  const served = await Promise.all(sites.map(serve));
  const accepting = await Promise.all(
    sites.map(async ({ success, ...site }) =>
      success ? serve({ ...site, signIn: [], answers: success }) : undefined,
    ),
  );
  const stops = sites.map((site, at) => ({
    site,
    url: served[at]?.url ?? "",
    acceptingUrl: accepting[at]?.url,
  }));
  const browser = await openBrowser();
  try {
    await warmUp(browser, stops);
    const results: ProfileResults[] = [];
    for (const profile of profiles) {
      const visits = await runRounds(browser, { stops, profile, rounds });
      results.push({ profile, visits, rows: summarise(visits) });
    }
    const processors = cpus().map(({ model }) => model);
    const machine = { browser: browser.version, node: process.version, processors };
    return { date: new Date().toISOString(), machine, profiles: results };
  } finally {
    await browser.close();
    await Promise.all([...served, ...accepting].map(async (site) => site?.close()));
  }
}
