/** Returns when the page first had content, on the clock of `performance.now`; now, where the browser does not say. */
export function firstPaint(): number {
  // DOMs of tests have no entries.
  const [paint] = performance.getEntriesByName?.("first-contentful-paint") ?? [];
  return paint?.startTime ?? performance.now();
}
