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
  const failures = outcomes.filter(({ state }) => state === "failed");
  const failed = failures.length > 0;
  const reasons = outcomes.flatMap(({ reason }) => reason ?? []);
  const skips = [...Map.groupBy(reasons, (reason) => reason)].map(
    ([reason, { length }]) => `  ${length} skipped, neither passed nor failed: ${reason}`,
  );
  const time = `${seconds.toFixed(0).padStart(4)} s`;
  const line = `${failed ? "✗" : "✓"} ${name.padEnd(12)} ${time}  ${lastLine(outcomes)}`;
  const printed = output || notRun(failures);
  return [...(failed ? [`\n── ${name} ──\n${printed}\n`] : []), line, ...skips].join("\n");
}

/** A line for each file: a runner prints nothing of the tests that it leaves out. */
function notRun(tests: readonly TestOutcome[]): string {
  const files = [...Map.groupBy(tests, ({ file }) => file)];
  return files.map(([file, { length }]) => `${length} not run in ${file}`).join("\n");
}
