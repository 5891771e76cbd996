import type { Sent } from "./visit.ts";

/**
 * Figures of one host under its visitors.
 * @param processorMs time of the host's processors for all visits, in milliseconds
 */
export function figuresOf(visits: readonly (readonly Sent[])[], processorMs: number) {
  const sent = visits.flat();
  const times = sent.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const bytes = sent.reduce((sum, each) => sum + each.bytes, 0);
  return {
    requests: sent.length,
    errors: sent.filter(({ ok }) => !ok).length,
    medianMs: shareOf(times, 0.5),
    slowestMs: shareOf(times, 0.99),
    kilobytes: bytes / 1000 / Math.max(1, visits.length),
    processorMs: processorMs / Math.max(1, visits.length),
  };
}

/** The value below which a share of sorted values lies. */
function shareOf(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
