import type { TestOutcome } from "./outcome.ts";

export interface Tally {
  passed: number;
  failed: number;
}

/** Counts tests. One that was skipped counts as failed, unless it says what the machine lacks: then it is not counted. */
export function tallyTests(outcomes: readonly TestOutcome[], ok: boolean): Tally {
  const passed = outcomes.filter(({ state }) => state === "passed").length;
  const failed = outcomes.filter(({ state, reason }) => state !== "passed" && !reason).length;
  // The runner may fail over what belongs to no test, or have nothing to run.
  const stray = failed === 0 && (!ok || passed === 0) ? 1 : 0;
  return { passed, failed: failed + stray };
}

/** How many tests were skipped for each reason, a line each. */
export function describeSkips(outcomes: readonly TestOutcome[]): string[] {
  const skipped = outcomes.flatMap(({ reason }) => reason ?? []);
  return [...Map.groupBy(skipped, (reason) => reason)].map(
    ([reason, tests]) => `${tests.length} skipped, neither passed nor failed: ${reason}`,
  );
}

/** Counts a check as one. */
export function tallyCheck(ok: boolean): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function sum(tallies: readonly Tally[]): Tally {
  const total = (key: keyof Tally) => tallies.reduce((all, tally) => all + tally[key], 0);
  return { passed: total("passed"), failed: total("failed") };
}

/** The last line of a run, the same whatever ran. */
export function lastLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
