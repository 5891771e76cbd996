import type { TestOutcome } from "./read-report.ts";
import type { StepResult } from "./run-tasks.ts";

/** Counts the tests of a step, or one check where it has none. A step that failed over no test counts as one more. */
export function tally(
  { name, ok }: StepResult,
  tests: readonly TestOutcome[] | undefined,
): readonly TestOutcome[] {
  const itself = { title: name, file: "", state: ok ? "passed" : "failed" } as const;
  if (tests === undefined) return [itself];
  const has = (state: TestOutcome["state"]) => tests.some((test) => test.state === state);
  // A runner that had nothing to run has proven nothing.
  return has("failed") || (ok && has("passed"))
    ? tests
    : [...tests, { ...itself, state: "failed" }];
}

/** The last line of a run, the same whatever ran. */
export function lastLine(outcomes: readonly TestOutcome[]): string {
  const count = (wanted: TestOutcome["state"]) =>
    outcomes.filter(({ state }) => state === wanted).length;
  return `${count("passed")} passed, ${count("failed")} failed`;
}

/** Describes a step: its output where it failed, its result, and the number of skipped tests for each reason. */
export function describeStep(
  { name, seconds, output }: StepResult,
  outcomes: readonly TestOutcome[],
): string {
  const failed = outcomes.some(({ state }) => state === "failed");
  const reasons = outcomes.flatMap(({ reason }) => reason ?? []);
  const skips = [...Map.groupBy(reasons, (reason) => reason)].map(
    ([reason, { length }]) => `  ${length} skipped, neither passed nor failed: ${reason}`,
  );
  const time = `${seconds.toFixed(0).padStart(4)} s`;
  const line = `${failed ? "✗" : "✓"} ${name.padEnd(12)} ${time}  ${lastLine(outcomes)}`;
  return [...(failed ? [`\n── ${name} ──\n${output}\n`] : []), line, ...skips].join("\n");
}
