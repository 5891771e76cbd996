import { ID_LENGTH } from "../errors/occurrence.ts";
import { type CodeParts, letters, outcomeWords, statusClass } from "./code-parts.ts";

const TIME = /\b\d{1,2}\s*[:h]\s*\d{2}(?:\s*[ap]\.?\s?m\b\.?)?/iu;
/** A status, or a word. */
const OUTCOME_LENGTHS = [3, 4];
const MAX_CODE_LENGTH = 1 + Math.max(...OUTCOME_LENGTHS) + ID_LENGTH;

/** Characters that are mistaken for each other, each with the one that stands for all of them. */
const inWords: Readonly<Record<string, string>> = {
  O: "0",
  I: "1",
  L: "1",
  S: "5",
  B: "8",
};

/** The same for the hexadecimal end of a code, in which `B` is a digit like any other. */
const inIds: Readonly<Record<string, string>> = { O: "0", Q: "0", I: "1", L: "1", S: "5", Z: "2" };

const letterByFold = byFold(letters);
const wordByFold = byFold(outcomeWords);

/**
 * Reads a code out of a typed or pasted text: `l 5o3`, `L tiret 503` or "Code L-429-5B9B, 15:34".
 * A letter or an outcome that no code has is returned as it was typed.
 * @returns null where nothing looks like a code
 */
export function readCode(typed: string): CodeParts | null {
  const time = TIME.exec(typed)?.[0].trim() ?? "";
  const plain = withoutAccents(typed).replace(TIME, " ").toUpperCase().replaceAll("|", "I");
  const text = unspelled(plain);
  const tokens = text.match(/[A-Z0-9]+/gu) ?? [];
  const found = wholeCode(tokens) ?? unknownCode(tokens, text);
  return found && { ...found, time };
}

/** A text in plain letters and digits, as codes have them. */
export function withoutAccents(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "");
}

type Found = Omit<CodeParts, "time">;

/**
 * The first code of which both parts are known, whatever is between its characters. Two words alone, such as `a link` in a
 * pasted page, look like a code: one with an id or a status goes before them.
 */
function wholeCode(tokens: readonly string[]): Found | null {
  const found = [...tokens.keys()].flatMap(
    (start) => codeAtStart(tokens.slice(start, start + MAX_CODE_LENGTH)) ?? [],
  );
  return found.find(({ id, outcome }) => id !== "" || /\d/u.test(outcome)) ?? found[0] ?? null;
}

/** The longest code that the first tokens make. */
function codeAtStart(tokens: readonly string[]): Found | null {
  let joined = "";
  let longest: Found | null = null;
  for (const token of tokens) {
    joined += token;
    if (joined.length > MAX_CODE_LENGTH) break;
    longest = codeIn(joined) ?? longest;
  }
  return longest;
}

/** A text that is a code from its first character to its last. */
function codeIn(text: string): Found | null {
  const letter = letterByFold.get(fold(text.slice(0, 1)));
  if (letter === undefined) return null;
  for (const length of OUTCOME_LENGTHS) {
    const outcome = outcomeOf(text.slice(1, 1 + length));
    const id = repairedId(text.slice(1 + length));
    if (outcome && (id === "" || /^[\dA-F]{4}$/u.test(id))) return { letter, outcome, id };
  }
  return null;
}

/** The outcome that a text stands for; empty where it is none. */
function outcomeOf(text: string): string {
  const folded = fold(text);
  return wordByFold.get(folded) ?? (statusClass(folded) && folded);
}

/** A code with a part that is unknown or missing. */
function unknownCode(tokens: readonly string[], text: string): Found | null {
  return aroundSeparator(text) ?? besideOutcome(tokens) ?? letterAndNumber(text);
}

/** A letter and an outcome with a dash, or another separator, between them. */
function aroundSeparator(text: string): Found | null {
  const [, letter = "", outcome = ""] =
    /\b([A-Z0-9])\s*[-–—_./]\s*([A-Z0-9]{2,7})\b/u.exec(text) ?? [];
  if (outcome === "") return null;
  return { letter: knownOr(letter), outcome: outcomeOf(outcome) || outcome, id: "" };
}

/** A known outcome, first one with a digit, and the letter in front of it. */
function besideOutcome(tokens: readonly string[]): Found | null {
  const withDigit = tokens.findIndex((token) => /\d/u.test(token) && outcomeOf(token) !== "");
  const at =
    withDigit === -1 ? tokens.findIndex((token) => outcomeWords.includes(token)) : withDigit;
  if (at === -1) return null;
  const before = tokens[at - 1] ?? "";
  const letter = before.length === 1 ? knownOr(before) : "";
  return { letter, outcome: outcomeOf(tokens[at] ?? ""), id: "" };
}

/** A letter in front of any three digits. */
function letterAndNumber(text: string): Found | null {
  const [, letter = "", outcome = ""] = /\b([A-Z])\s?(\d{3})\b/u.exec(text) ?? [];
  return outcome === "" ? null : { letter: knownOr(letter), outcome, id: "" };
}

function knownOr(letter: string): string {
  return letterByFold.get(fold(letter)) ?? letter;
}

function byFold(parts: readonly string[]): ReadonlyMap<string, string> {
  return new Map(parts.map((part) => [fold(part), part]));
}

/** A text in which characters that look alike are the same one. */
export function fold(text: string): string {
  return text.replaceAll(/[A-Z]/gu, (letter) => inWords[letter] ?? letter);
}

/** The end of a code with digits where letters were typed that cannot be there. */
function repairedId(text: string): string {
  return text.replaceAll(/[A-Z]/gu, (letter) => inIds[letter] ?? letter);
}

/** Names of a dash and of the letter W, as they are said on the phone in English or French. */
const DASH_NAMES = /\b(?:TIRETS?|TRAITS? D['’]UNION|MOINS|DASH|HYPHEN|MINUS)\b/gu;
const W_NAMES = /\bDOUBLE[\s-]?(?:VE?|U|YOU)(?!\p{L})/gu;

/** Returns a text in plain capitals with dashes, and the letter W, instead of their spoken names. */
function unspelled(text: string): string {
  return text.replaceAll(DASH_NAMES, "-").replaceAll(W_NAMES, "W");
}
