/** A third of the letters may be other ones; more than that is another word. */
const LETTERS_PER_MISTAKE = 3;

/**
 * The candidate that a mistyped word was probably meant to be; undefined where none is near.
 * @param nameOf the part of a candidate that the word is compared with
 */
export function nearest(
  word: string,
  candidates: readonly string[],
  nameOf: (candidate: string) => string = (candidate) => candidate,
): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, mistakes: mistakesBetween(word, nameOf(candidate)) }))
    .filter(({ mistakes }) => mistakes <= word.length / LETTERS_PER_MISTAKE)
    .sort((one, other) => one.mistakes - other.mistakes);
  return ranked[0]?.candidate;
}

/** Ends a message about a mistyped word with the one that was probably meant; empty where none is near. */
export function didYouMean(meant: string | undefined): string {
  return meant === undefined ? "" : `; did you mean ${meant}?`;
}

/** Number of letters to add, leave out or replace, whatever their case. */
export function mistakesBetween(one: string, other: string): number {
  const wanted = [...other.toLowerCase()];
  let last = wanted.map((_, index) => index + 1);
  for (const [row, letter] of [...one.toLowerCase()].entries()) {
    const next: number[] = [];
    for (const [column, target] of wanted.entries()) {
      const left = next[column - 1] ?? row + 1;
      const above = last[column] ?? 0;
      const corner = column === 0 ? row : (last[column - 1] ?? 0);
      next.push(Math.min(left + 1, above + 1, corner + (letter === target ? 0 : 1)));
    }
    last = next;
  }
  return last.at(-1) ?? one.length;
}
