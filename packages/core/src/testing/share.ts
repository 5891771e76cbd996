const isWhole = import.meta.env["WAYMARK_WHOLE"] === "1";

/** A sample of a long table, every nth row; `npm run test:full` runs all rows. */
export function share<Row>(rows: readonly Row[], nth: number): readonly Row[] {
  return isWhole ? rows : rows.filter((_, row) => row % nth === 0);
}
