import { mistakesBetween } from "../browser/did-you-mean.ts";
import { codeOf, type CodeParts, statusClass } from "./code-parts.ts";

/** The outcomes that each letter can have, as keys. */
export type KnownCodes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const MAX_CODES = 4;

/** Codes that may be meant instead of one that does not exist. */
export function nearCodes(code: CodeParts, known: KnownCodes): string[] {
  const { letter, outcome } = code;
  if (!known[letter]) return soundAlikes(code, known);
  const similar = similarOutcomes(code, known);
  if (similar.length > 0) return similar;
  const all = Object.keys(known);
  // A letter that exists may be misheard as well.
  const among = [...new Set([...soundsLike(letter, all), ...all])];
  return codesWith(outcome, known, among).slice(0, MAX_CODES);
}

/** Codes of the same letter with an outcome that is easily mistyped as this one. */
export function similarOutcomes({ letter, outcome }: CodeParts, known: KnownCodes): string[] {
  const near = nearOutcomes(outcome, Object.keys(known[letter] ?? {}));
  return near.slice(0, MAX_CODES).map((other) => codeOf({ letter, outcome: other, id: "" }));
}

/** Codes that sound like an existing one on the phone. */
export function soundAlikes({ letter, outcome }: CodeParts, known: KnownCodes): string[] {
  const among = soundsLike(letter, Object.keys(known));
  return codesWith(outcome, known, among).slice(0, MAX_CODES);
}

/** The codes that the portal can write with an outcome and one of these letters; by default any letter. */
export function codesWith(
  outcome: string,
  known: KnownCodes,
  among: readonly string[] = Object.keys(known),
): string[] {
  const written = [outcome, statusClass(outcome)];
  return among
    .filter((letter) => written.some((each) => Object.hasOwn(known[letter] ?? {}, each)))
    .map((letter) => codeOf({ letter, outcome, id: "" }));
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

/** Letters that sound alike on the phone, in English or French; G in one is J in the other. */
const soundGroups = ["BCDEGPTVZ", "FSX", "LMN", "AHKJ", "IJY", "OUQW", "EIY", "CSX", "GJ"];

/** The letters of a list that sound like one. */
export function soundsLike(letter: string, among: readonly string[]): string[] {
  if (letter === "") return [];
  const alike = soundGroups.filter((group) => group.includes(letter)).join("");
  return among.filter((other) => other !== letter && alike.includes(other));
}
