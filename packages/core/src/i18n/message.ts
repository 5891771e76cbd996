import type english from "./dictionaries/en-CA.json";
import type { Language } from "./languages.ts";

/** Texts by their keys. */
export type Dictionary = Readonly<Record<string, string>>;

/** `KEY_one` and `KEY_other` are the plural forms of `KEY`. */
type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** A key of the dictionaries. English is the type; the other languages are checked against it. */
export type MessageKey = WithoutPlural<keyof typeof english>;

/**
 * The keys of a region's own texts, which begin with `region.`.
 * @example
 * import type english from "../translations/en-CA.json";
 * type Key = RegionKey<typeof english>;
 */
export type RegionKey<Texts> = WithoutPlural<Extract<keyof Texts, `region.${string}`>>;

/** A text that can be translated again when the language changes. */
export interface Message {
  key: MessageKey;
  values?: Readonly<Record<string, string | number>>;
}

/** Looks a key up and returns its text in the page's language. */
export interface Text<Key extends string = MessageKey> {
  (key: Key, values?: Message["values"]): string;
}

/** A look-up with what else is known of the page's texts. */
export interface PortalText extends Text {
  /** The language of the texts, which the page shows. */
  language: Language;
  /** Tells whether the dictionary of that language has a text. */
  has: (key: string) => boolean;
  /** The languages that people choose from, the one that speaks first in front. */
  offered: readonly Language[];
}

/** Beginning of the keys of a region's words for the messages of its server. */
export const SERVER_PREFIX = "server.";
