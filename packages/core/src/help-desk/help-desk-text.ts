import { createI18n } from "../i18n/create-i18n.ts";
import type english from "../i18n/dictionaries/help-desk/en-CA.json";
import type { Dictionary, Message } from "../i18n/message.ts";
import type { Language } from "../i18n/languages.ts";

/** A key of the help desk's dictionaries. */
export type HelpDeskKey = keyof typeof english;

/** Looks a text of the help desk up. */
export type HelpDeskText = (key: HelpDeskKey, values?: Message["values"]) => string;

/** Returns the look-up of a help desk's dictionary, which has the plural forms of its language. */
export function helpDeskText(language: Language, dictionary: Dictionary): HelpDeskText {
  // The portal's look-up takes the keys of the portal's dictionaries alone; this dictionary has keys of its own.
  return createI18n(language, dictionary).text.get() as unknown as HelpDeskText;
}
