import { idsInTitle } from "./ids-in-title.ts";
import type { TestOutcome } from "./outcome.ts";

export interface Line {
  id: string;
  label: string;
  /** Proven: at least one test that could run here carries the id, and all of those have passed. */
  state: "proven" | "failing" | "unproven";
  tests: TestOutcome[];
}

export interface Conformance {
  lines: Line[];
  /** Tests that carry an id which is on no list. */
  unknown: { id: string; test: TestOutcome }[];
}

/**
 * Holds the tests' titles against the checklist.
 * @param labels each id of the checklist with its label, in order
 */
export function judgeConformance(
  labels: Readonly<Record<string, string>>,
  outcomes: readonly TestOutcome[],
): Conformance {
  const carried = outcomes.flatMap((test) => idsInTitle(test.title).map((id) => ({ id, test })));
  const testsById = Map.groupBy(carried, ({ id }) => id);
  const lines = Object.entries(labels).map(([id, label]) => {
    const tests = (testsById.get(id) ?? [])
      .map(({ test }) => test)
      .filter(({ reason }) => reason === undefined);
    return { id, label, state: stateOf(tests), tests };
  });
  return { lines, unknown: carried.filter(({ id }) => !Object.hasOwn(labels, id)) };
}

function stateOf(tests: readonly TestOutcome[]): Line["state"] {
  if (tests.length === 0) return "unproven";
  return tests.every(({ state }) => state === "passed") ? "proven" : "failing";
}
