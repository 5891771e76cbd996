import type { Configuration } from "@waymark/core/answers";
import { type AccountFile, secretsOfAccounts } from "./accounts/account-file.ts";
import { changesOf, runAccountJourneys } from "./accounts/account-journeys.ts";
import { makeUp } from "./calls/made-up.ts";
import { createCaller } from "./network/caller.ts";
import { harOf } from "./report/har.ts";
import { readingsOf } from "./report/readings.ts";
import type { Reading, Report } from "./report/report.ts";
import { createSecrets, withoutSecrets } from "./secrets.ts";
import { StopRun } from "./steps/limits.ts";
import { trySignIns } from "./steps/sign-in-steps.ts";
import { createRun } from "./steps/run.ts";
import { foreignRequests } from "./steps/request-steps.ts";
import type { World } from "./world.ts";
import { unknownArrivals } from "./steps/arrival-steps.ts";
import { unknownLinks } from "./steps/link-steps.ts";
import { unknownVerifications } from "./steps/verification-steps.ts";

/** Options of a probe. */
export interface ProbeOptions {
  origin: string;
  configuration: Configuration;
  callsPerMinute: number;
  /** Names of the calls to make; undefined for all. */
  only?: readonly string[] | undefined;
  /** Test accounts; undefined for none. */
  accounts?: AccountFile | undefined;
  /** Lets the accounts change something. */
  mayChange?: boolean;
}

/** A finished probe. */
export interface Probed {
  report: Report;
  /** The exchanges as a HAR 1.2 file, without secrets. */
  har: string;
}

/**
 * Makes the calls of a probe, one after the other, and describes the answers.
 * @throws {InputError} where there is no connection to the server
 */
export async function runProbe(world: World, options: ProbeOptions): Promise<Probed> {
  const { origin, configuration, callsPerMinute, only, accounts, mayChange = false } = options;
  const startedAt = new Date();
  const start = world.clock.now();
  const secrets = createSecrets(origin);
  const madeUp = makeUp();
  secrets.add(...Object.values(madeUp), ...(accounts ? secretsOfAccounts(accounts) : []));
  const caller = createCaller(world, { origin, configuration, callsPerMinute, secrets });
  const run = createRun({ world, caller, secrets, origin, configuration, only });
  const forgotUrl = `${origin}${configuration.basePath}/forgot`;
  let stopped: string | null = null;
  try {
    await run.open();
    const unknownValues = [
      ...unknownLinks(madeUp, forgotUrl),
      ...unknownVerifications(madeUp),
      ...unknownArrivals(madeUp),
    ];
    for (const step of unknownValues) await run.step(step);
    if (accounts) await runAccountJourneys(run, accounts, { madeUp, forgotUrl, mayChange });
    for (const step of foreignRequests(madeUp)) await run.step(step);
    // Last, because a wait may be about the whole address.
    await trySignIns(run, madeUp);
  } catch (error) {
    if (!(error instanceof StopRun)) throw error;
    stopped = error.message;
  }
  const { reports: steps, exchanges } = run;
  const total = (of: "findings" | "notes") => steps.reduce((sum, step) => sum + step[of].length, 0);
  const report: Report = {
    format: 1,
    origin,
    startedAt: startedAt.toISOString(),
    seconds: Math.round((world.clock.now() - start) / 1000),
    calls: caller.made(),
    withAccounts: accounts !== undefined,
    withChanges: mayChange,
    stopped,
    findings: total("findings"),
    notes: total("notes"),
    readings: [
      ...notTried({ accounts, mayChange }),
      ...readingsOf({
        steps,
        exchanges,
        csrfCookie: configuration.csrf.cookie,
        hadToken: caller.hadToken(),
      }),
    ],
    steps,
  };
  return { report: withoutSecrets(report, secrets), har: harOf(exchanges, secrets) };
}

/** Returns what was left out, and why. */
function notTried({
  accounts,
  mayChange,
}: Pick<ProbeOptions, "accounts" | "mayChange">): Reading[] {
  const about = "Not tried";
  if (!accounts)
    return [{ about, lines: ["Everything that needs an account, without `--accounts`."] }];
  const changes = mayChange ? [] : changesOf(accounts);
  return changes.length === 0
    ? []
    : [{ about, lines: [`Without \`--changes\`: ${changes.join(", ")}.`] }];
}
