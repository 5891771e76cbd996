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

/** A text in which characters that look alike are the same one. */
export function fold(text: string): string {
  return text.replaceAll(/[A-Z]/gu, (letter) => inWords[letter] ?? letter);
}

/** The end of a code with digits where letters were typed that cannot be there. */
export function repairedId(text: string): string {
  return text.replaceAll(/[A-Z]/gu, (letter) => inIds[letter] ?? letter);
}

/** Names of a dash and of the letter W, as they are said on the phone in English or French. */
const DASH_NAMES = /\b(?:TIRETS?|TRAITS? D['’]UNION|MOINS|DASH|HYPHEN|MINUS)\b/gu;
const W_NAMES = /\bDOUBLE[\s-]?(?:VE?|U|YOU)(?!\p{L})/gu;

/** Returns a text in plain capitals with dashes, and the letter W, instead of their spoken names. */
export function unspelled(text: string): string {
  return text.replaceAll(DASH_NAMES, "-").replaceAll(W_NAMES, "W");
}

/** Letters that sound alike on the phone, in English or French; G in one is J in the other. */
const soundGroups = ["BCDEGPTVZ", "FSX", "LMN", "AHKJ", "IJY", "OUQW", "EIY", "CSX", "GJ"];

/** The letters of a list that sound like one. */
export function soundsLike(letter: string, among: readonly string[]): string[] {
  if (letter === "") return [];
  const alike = soundGroups.filter((group) => group.includes(letter)).join("");
  return among.filter((other) => other !== letter && alike.includes(other));
}
