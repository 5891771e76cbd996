import type { Conformance, Line } from "./conformance.ts";

const WIDTH = 100;
const INDENT = "  ";

/** The checklist's report as lines of text: what is proven by name, what is not with its label. */
export function describeConformance({ lines, unknown }: Conformance): string[] {
  const inState = (state: Line["state"]) => lines.filter((line) => line.state === state);
  const proven = inState("proven");
  return [
    `Checklist: ${proven.length} of ${lines.length} lines proven by a passing test.`,
    ...wrapped(proven.map(({ id }) => id)),
    ...listed("With a test that failed:", inState("failing").map(describeLine)),
    ...listed("Without a test:", inState("unproven").map(describeLine)),
    ...listed(
      "Tests that carry an id which is on no list:",
      unknown.map(({ id, test }) => `${id} in ${test.file}: ${test.title}`),
    ),
  ];
}

function describeLine({ id, label }: Line): string {
  return `${id.padEnd(7)} ${label}`;
}

function listed(heading: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [heading, ...entries.map((entry) => INDENT + entry)];
}

function wrapped(words: readonly string[]): string[] {
  const rows: string[] = [];
  for (const word of words) {
    const row = rows.at(-1);
    if (row === undefined || row.length + 1 + word.length > WIDTH) rows.push(INDENT + word);
    else rows[rows.length - 1] = `${row} ${word}`;
  }
  return rows;
}
