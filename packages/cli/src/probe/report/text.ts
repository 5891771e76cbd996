import type { Report, StepReport } from "./report.ts";

/** Returns a report as text for a terminal. */
export function reportText(report: Report): string {
  const { steps, readings } = report;
  const found = groupsWith("findings", steps);
  const noted = groupsWith("notes", steps);
  const parts = [
    ...found.map(findingText),
    ...noted.map(
      ({ titles, call, notes }) => `Note: ${titles.join("; ")} (${call})\n${indented(notes)}`,
    ),
    ...readings.map(({ about, lines }) => `${about}\n${indented(lines)}`),
    summaryOf(report),
  ];
  return parts.join("\n\n");
}

/** Returns the outcome of a report in one or two sentences. */
export function summaryOf({ origin, calls, seconds, findings, notes, stopped }: Report): string {
  const stop = stopped === null ? "" : ` ${stopped}`;
  return `${count(findings, "finding")} and ${count(notes, "note")} in ${count(calls, "call")} to ${origin}, in ${seconds} s.${stop}`;
}

function findingText({ titles, call, status, screen, route, findings, shown }: StepGroup): string {
  const seen =
    shown.length === 0
      ? []
      : [`On the screen "${screen}" (${route}) a person reads or sees: ${shown.join(" ")}`];
  return `${titles.join("; ")} (${call}, ${status ?? "no answer"})\n${indented([...findings, ...seen])}`;
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join("\n");
}

/** Words such as "1 finding" and "2 findings". */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

/** Steps that have the same result, which is described once. */
export type StepGroup = StepReport & { titles: readonly string[] };

/** Finds the steps with findings or notes. Steps of one call with the same answer, findings and notes are put together. */
export function groupsWith(kind: "findings" | "notes", steps: readonly StepReport[]): StepGroup[] {
  const groups = new Map<string, StepGroup>();
  for (const step of steps.filter((each) => each[kind].length > 0)) {
    const { call, status, screen, shown, findings, notes, title } = step;
    const key = JSON.stringify([call, status, screen, shown, findings, notes]);
    const { titles = [] } = groups.get(key) ?? {};
    groups.set(key, { ...step, titles: [...titles, title] });
  }
  return [...groups.values()];
}
