import { cpus } from "node:os";
import { generate } from "selfsigned";
import type { Options } from "../options.ts";
import type { Profile } from "../profiles.ts";
import { serveSite } from "../server/serve-site.ts";
import { type SummaryRow, summarise, type Visits } from "../summary.ts";
import { openBrowser } from "./open-browser.ts";
import { runRounds } from "./run-rounds.ts";

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
