/** More slips than these, and it is another word. */
const MOST_SLIPS = 2;

/** The name that was probably meant by an unknown one; undefined if none is similar. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, slips: slipsBetween(written, name) }))
    .filter(({ slips }) => slips <= MOST_SLIPS)
    .toSorted((one, other) => one.slips - other.slips);
  return best?.name;
}

/** How many letters are missing, too many or others (Levenshtein's distance). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, wanted] of [...other].entries()) {
      const [here = 0, above = 0] = [row[place], row[place + 1]];
      next.push(Math.min(here + (letter === wanted ? 0 : 1), above + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
