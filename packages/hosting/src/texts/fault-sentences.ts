import { didYouMean } from "@waymark/core/build";

/** Sentences about a text as it is written. The book of words has them in French, too. */
const ofTexts = {
  notText: () => "is not a text",
  formattedPlaceholder: () => "has more in a placeholder than a name",
  missingPlaceholder: (name: string) => `lacks {{${name}}}`,
  unusedPlaceholder: (name: string) => `has no use for {{${name}}}`,
  serverPlaceholder: () => "has a placeholder, and a server's message has no values",
  tooLong: (length: number, most: number) =>
    `has ${length} characters; ${most} leave the fields in the window`,
  markup: (markup: string) => `has ${markup}, which would be shown as it is`,
  invisibleCharacter: () => "has an invisible character",
  unknownCharacter: () => "has a character that no font knows",
  shape: () => "has lines, ** or links, which would be shown as they are",
  deadLink: (link: string, known: string) =>
    `has a link (${link}) that leads nowhere; there is ${known || "none"}`,
  wideWord: (word: string, px: number, roomPx: number) =>
    `has the word “${word}”: about ${px}px, and ${roomPx} fit in a window of 320px`,
};

/** Sentences about a key, or a text that is not there: only a build and `configure` find these. */
const ofKeys = {
  missing: () => "is missing",
  missingTranslation: (language: string) => `is missing; ${language} has it`,
  missingPluralForm: (language: string, forms: string) =>
    `is missing; the plural forms of ${language} are ${forms}`,
  foreignPluralForm: (language: string, forms?: string) =>
    `is not a plural form of ${language}${forms === undefined ? "" : `, which has ${forms}`}`,
  unknownKey: (meant?: string) => `is not a known key${didYouMean(meant)}`,
  invalidServerKey: () => "is not a key that a server names: letters, digits, . _ and -",
  portalKey: (named: string) =>
    `has words for one of the portal's own keys; replace the text of ${named} itself`,
};

/** Sentences in English, without the key that each begins with. */
export const english = { ...ofTexts, ...ofKeys };

export type FaultKind = keyof typeof english;
/** Kinds of mistakes in a text that is changed in the book of words. */
export type WrittenKind = keyof typeof ofTexts;

type Values<Kind extends FaultKind> = Parameters<(typeof english)[Kind]>;

/** Sentences of a language, by the kinds of mistakes. */
export type Sentences<Kind extends FaultKind = FaultKind> = {
  readonly [Each in Kind]: (...values: Values<Each>) => string;
};

/** Mistake of a text. */
export interface TextFault<Kind extends FaultKind = FaultKind> {
  key: string;
  kind: Kind;
  /** Values of its sentence. */
  values: Values<Kind>;
}

/** Creates the mistake of a key's text. */
export function textFault<Kind extends FaultKind>(
  key: string,
  kind: Kind,
  ...values: Values<Kind>
): TextFault<Kind> {
  return { key, kind, values };
}

/** The sentence about a mistake, without its key. */
export function sentenceOf<Kind extends FaultKind>(
  { kind, values }: TextFault<Kind>,
  sentences: Sentences,
): string {
  return sentences[kind](...values);
}

/** The English sentence about a mistake, with its key. */
export function inEnglish(fault: TextFault): string {
  return `${fault.key} ${sentenceOf(fault, english)}`;
}
