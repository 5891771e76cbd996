/** The median; `NaN` if any value is. @throws {RangeError} for an empty list, which has no middle */
export function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError("no values, no median");
  return (upper + lower) / 2;
}

/** How many times the best a value is; undefined where the best is nothing at all. */
export function ratio(value: number, best: number): number | undefined {
  return best > 0 && Number.isFinite(best) && !Number.isNaN(value) ? value / best : undefined;
}
