import type { TestOutcome } from "./read-report.ts";

const BRACKETS = /\[([A-Z]{2,3}-\d+(?:\s*,\s*[A-Z]{2,3}-\d+)*)\]/gu;

/** The checklist ids that a test's title carries, each in brackets or several of them in one pair. */
export function idsInTitle(title: string): string[] {
  const found = [...title.matchAll(BRACKETS)].flatMap(([, ids = ""]) => ids.split(/\s*,\s*/u));
  return [...new Set(found)];
}

/**
 * Compares the tests' titles with the checklist. A line without a test is no fault; a title with an unknown id is.
 * @param labels each id of the checklist with its label, in order
 * @returns the report's lines, and whether every id is known
 */
export function judgeConformance(
  labels: Readonly<Record<string, string>>,
  outcomes: readonly TestOutcome[],
): { ok: boolean; lines: string[] } {
  const carried = outcomes.flatMap((test) => idsInTitle(test.title).map((id) => ({ id, test })));
  const testsById = Map.groupBy(carried, ({ id }) => id);
  /** Proven: at least one test that could run here carries the id, and all of those have passed. */
  const stateOf = (id: string) => {
    const states = testsById.get(id)?.map(({ test }) => test.state) ?? [];
    if (states.includes("failed")) return "failing";
    return states.includes("passed") ? "proven" : "unproven";
  };
  const byState = Map.groupBy(Object.keys(labels), stateOf);
  const described = (state: "failing" | "unproven") =>
    byState.get(state)?.map((id) => `${id} ${labels[id]}`);
  const proven = byState.get("proven") ?? [];
  const unknown = carried.filter(({ id }) => !Object.hasOwn(labels, id));
  return {
    ok: unknown.length === 0,
    lines: [
      `Checklist: ${proven.length} of ${Object.keys(labels).length} lines proven by a passing test.`,
      ...listed("Proven:", [proven.join(" ")]),
      ...listed("With a test that failed:", described("failing")),
      ...listed("Without a test:", described("unproven")),
      ...listed(
        "Tests that carry an id which is on no list:",
        unknown.map(({ id, test }) => `${id} in ${test.file}: ${test.title}`),
      ),
    ],
  };
}

function listed(heading: string, entries: readonly string[] = []): string[] {
  return entries.length === 0 ? [] : [heading, ...entries.map((entry) => `  ${entry}`)];
}
