import type { Conformance, Line } from "./conformance.ts";

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
