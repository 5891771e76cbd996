import { didYouMean, nearest } from "@waymark/core/build";

/** Ends a sentence about a mistyped word: with the one that was probably meant, else with a full stop. */
export function sentenceEnd(word: string, known: readonly string[]): string {
  return didYouMean(nearest(word, known)) || ".";
}
