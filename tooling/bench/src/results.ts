import type { Profile } from "./profiles.ts";
import type { BuildTime } from "./timings/time-builds.ts";
import type { TestTime } from "./timings/read-test-times.ts";
import type { SummaryRow, Visits } from "./summary.ts";

export interface ProfileResults {
  profile: Profile;
  rows: readonly SummaryRow[];
  /** Every single visit, to see how much they vary. */
  visits: readonly Visits[];
}

/** All that one run found; `reports/bench/results.json` holds it as it is. */
export interface Results {
  date: string;
  machine: { browser: string; node: string; processors: number; model: string };
  profiles: readonly ProfileResults[];
  /** Empty where they were not asked for. */
  builds: readonly BuildTime[];
  tests: readonly TestTime[];
}
