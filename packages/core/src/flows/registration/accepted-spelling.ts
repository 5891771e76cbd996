import { normalizeText } from "../../forms/field-rules.ts";

/** A refused sign: one with a word of its own in the dictionaries, else as it was typed. */
export type RefusedSign = "apostrophe" | "hyphen" | "period" | "space" | { sign: string };

/** The signs between the letters of names. An accepted spelling has none of them. */
const NAMED_SIGNS = [
  ["space", /^[\s\p{Cf}]$/u],
  ["hyphen", /^\p{Pd}$/u],
  ["apostrophe", /^['’‘ʼ`´′]$/u],
  ["period", /^\.$/u],
] as const;

/** An emoji is one sign, also where a joiner, which is no space, makes it of several. */
const EMOJI = String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\p{M}]*`;
const SIGN = new RegExp(String.raw`${EMOJI}(?:\u200D${EMOJI})*|.`, "gsu");

/** Letters that are not a plain letter with an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  Ł: "L",
  Ø: "O",
  Đ: "D",
  Ð: "D",
  Þ: "Th",
  Æ: "Ae",
  Œ: "Oe",
  ß: "ss",
  ẞ: "SS",
  ı: "i",
  Ħ: "H",
};

/** The most characters of a name for which a spelling is worked out. Longer texts are no names. */
const MAX_LENGTH = 60;

/** Returns each sign of a name once that a region's rule refuses. */
export function refusedSigns(name: string, pattern: RegExp): RefusedSign[] {
  const found = new Map<string, RefusedSign>();
  for (const sign of signsOf(name)) {
    if (isAllowed(sign, pattern)) continue;
    const word = NAMED_SIGNS.find(([, signs]) => signs.test(sign))?.[0];
    found.set(word ?? sign, word ?? { sign });
  }
  return [...found.values()];
}

/** Returns a name as the rule accepts it: its letters without accents and signs. Null where other letters would be lost. */
export function acceptedSpelling(name: string, pattern: RegExp): string | null {
  const signs = signsOf(name);
  if (signs.length > MAX_LENGTH || pattern.test(signs.join(""))) return null;
  let spelling = "";
  for (const sign of signs) {
    const plain = isAllowed(sign, pattern) ? sign : plainSpelling(sign);
    if (plain === null || ![...plain].every((letter) => isAllowed(letter, pattern))) return null;
    spelling += plain;
  }
  return pattern.test(spelling) ? spelling : null;
}

function signsOf(name: string): string[] {
  return normalizeText(name).match(SIGN) ?? [];
}

/** A rule may want a letter at either end of a name. */
function isAllowed(sign: string, pattern: RegExp): boolean {
  return pattern.test(sign) || pattern.test(`a${sign}a`);
}

/** Returns null for a letter of another script, and for a sign that is not part of names. */
function plainSpelling(sign: string): string | null {
  if (NAMED_SIGNS.some(([, signs]) => signs.test(sign))) return "";
  const plain = PLAIN[sign] ?? PLAIN[sign.toUpperCase()]?.toLowerCase();
  if (plain !== undefined) return plain;
  if (!/^[\p{L}\p{M}]$/u.test(sign)) return null;
  // A full-width letter becomes a plain one, too.
  const letter = sign.normalize("NFKD").replace(/\p{M}/gu, "");
  return letter === sign ? null : letter;
}
