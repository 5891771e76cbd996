import type { StepReport } from "./report.ts";

/** Steps that have the same result, which is described once. */
export type StepGroup = StepReport & { titles: readonly string[] };

/** Puts the steps of one call together that have the same answer, findings and notes. */
export function groupsOf(steps: readonly StepReport[]): StepGroup[] {
  const groups = new Map<string, StepGroup>();
  for (const step of steps) {
    const { call, status, screen, shown, findings, notes, title } = step;
    const key = JSON.stringify([call, status, screen, shown, findings, notes]);
    const { titles = [] } = groups.get(key) ?? {};
    groups.set(key, { ...step, titles: [...titles, title] });
  }
  return [...groups.values()];
}
