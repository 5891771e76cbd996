import { cpus } from "node:os";
import type { Options } from "../options.ts";
import type { ProfileResults, Results } from "../results.ts";
import { makeCertificate } from "../server/certificate.ts";
import { serveSite } from "../server/serve-site.ts";
import { summarise } from "../summary.ts";
import { openBrowser } from "./open-browser.ts";
import { runRounds, warmUp } from "./run-rounds.ts";

export type Measured = Pick<Results, "date" | "machine" | "profiles">;

/** Serves every site, opens one browser, and goes through the profiles. */
export async function measure(root: string, options: Options): Promise<Measured> {
  const certificate = makeCertificate();
  const served = await Promise.all(
    options.sites.map(async (site) => ({
      site,
      ...(await serveSite(site, { root, certificate })),
    })),
  );
  const browser = await openBrowser();
  try {
    await warmUp(browser, served);
    const profiles: ProfileResults[] = [];
    for (const profile of options.profiles) {
      const { rounds } = options;
      const visits = await runRounds(browser, { stops: served, profile, rounds });
      profiles.push({ profile, visits, rows: summarise(visits) });
    }
    const [processor] = cpus();
    const machine = {
      browser: browser.version,
      node: process.version,
      processors: cpus().length,
      model: processor?.model ?? "unknown",
    };
    return { date: new Date().toISOString(), machine, profiles };
  } finally {
    await browser.close();
    await Promise.all(served.map((site) => site.close()));
  }
}
