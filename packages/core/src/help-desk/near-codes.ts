import { mistakesBetween } from "../config/nearest.ts";
import { codeOf, type CodeParts, statusClass } from "./code-parts.ts";
import { soundsLike } from "./look-alikes.ts";

/** The outcomes that each letter can have. */
export type OutcomesByLetter = Readonly<Record<string, readonly string[]>>;

type Pair = Pick<CodeParts, "letter" | "outcome">;

const MOST = 4;

/** Codes that may be meant instead of one that does not exist. */
export function nearCodes(code: CodeParts, known: OutcomesByLetter): string[] {
  const { letter, outcome } = code;
  if (!known[letter]) return soundAlikes(code, known);
  const similar = similarOutcomes(code, known);
  if (similar.length > 0) return similar;
  const all = Object.keys(known);
  // A letter that exists may be misheard as well.
  return codesOf(pairs(known, outcome, [...new Set([...soundsLike(letter, all), ...all])]));
}

/** Codes of the same letter with an outcome that is easily mistyped as this one. */
export function similarOutcomes({ letter, outcome }: CodeParts, known: OutcomesByLetter): string[] {
  const near = nearOutcomes(outcome, known[letter] ?? []);
  return codesOf(near.map((other) => ({ letter, outcome: other })));
}

/** Codes that sound like an existing one on the phone. */
export function soundAlikes({ letter, outcome }: CodeParts, known: OutcomesByLetter): string[] {
  return codesOf(pairs(known, outcome, soundsLike(letter, Object.keys(known))));
}

/** The codes that exist with an outcome and one of these letters. */
function pairs(known: OutcomesByLetter, outcome: string, among: readonly string[]): Pair[] {
  return among.map((letter) => ({ letter, outcome })).filter((pair) => isKnownCode(known, pair));
}

/** Tells whether the portal can write a code with this letter and outcome. */
export function isKnownCode(known: OutcomesByLetter, { letter, outcome }: Pair): boolean {
  const outcomes = known[letter] ?? [];
  return outcomes.includes(outcome) || outcomes.includes(statusClass(outcome));
}

/** The closest outcomes first: the beginning of a longer word, or its characters in another order; then one other character. */
function nearOutcomes(outcome: string, among: readonly string[]): string[] {
  const isSame = (other: string) => outcome.startsWith(other) || sorted(other) === sorted(outcome);
  return among
    .filter((other) => !other.endsWith("xx"))
    .map((other) => ({ other, mistakes: isSame(other) ? 0 : mistakesBetween(outcome, other) }))
    .filter(({ mistakes }) => mistakes <= 1)
    .sort((one, two) => one.mistakes - two.mistakes)
    .map(({ other }) => other);
}

function sorted(text: string): string {
  return [...text].sort().join("");
}

function codesOf(codes: readonly Pair[]): string[] {
  return codes.slice(0, MOST).map((code) => codeOf({ ...code, id: "" }));
}
