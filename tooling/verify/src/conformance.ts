import type { TestOutcome } from "./outcome.ts";

const BRACKETS = /\[([A-Z]{2,3}-\d+(?:\s*,\s*[A-Z]{2,3}-\d+)*)\]/gu;

/** The checklist ids that a test's title carries: ``, `` or ``. */
export function idsInTitle(title: string): string[] {
  const found = [...title.matchAll(BRACKETS)].flatMap(([, ids = ""]) => ids.split(/\s*,\s*/u));
  return [...new Set(found)];
}

interface Line {
  id: string;
  label: string;
  /** Proven: at least one test that could run here carries the id, and all of those have passed. */
  state: "proven" | "failing" | "unproven";
  tests: TestOutcome[];
}

interface Conformance {
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

/** The checklist's report as lines of text: how much is proven, and what is not, with its label. */
export function describeConformance({ lines, unknown }: Conformance): string[] {
  const inState = (state: Line["state"]) =>
    lines.filter((line) => line.state === state).map(({ id, label }) => `${id} ${label}`);
  const ids = lines.filter(({ state }) => state === "proven").map(({ id }) => id);
  return [
    `Checklist: ${ids.length} of ${lines.length} lines proven by a passing test.`,
    ...listed("Proven:", [ids.join(" ")]),
    ...listed("With a test that failed:", inState("failing")),
    ...listed("Without a test:", inState("unproven")),
    ...listed(
      "Tests that carry an id which is on no list:",
      unknown.map(({ id, test }) => `${id} in ${test.file}: ${test.title}`),
    ),
  ];
}

function listed(heading: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [heading, ...entries.map((entry) => `  ${entry}`)];
}
