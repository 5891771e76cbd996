import type { View } from "./matrix.ts";

/** The views whose states' names hold one of the words; all of them where no word is given. */
export function chosenOf(views: readonly View[], words: readonly string[]): readonly View[] {
  if (words.length === 0) return views;
  return views.filter(({ state }) => words.some((word) => state.id.includes(word)));
}
