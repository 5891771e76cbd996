import { findText } from "./find-text.ts";
import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";
import { type Dictionary, loadBuiltInDictionary } from "./load-dictionary.ts";
import type { Message } from "./message.ts";

/** The dictionaries that have arrived, and the language that is shown. */
export interface Translator {
  language: () => Language;
  hasDictionary: (language: Language) => boolean;
  /** Adds a dictionary, or puts it in place of the one that is there. */
  addDictionary: (language: Language, dictionary: Dictionary) => void;
  changeLanguage: (language: Language) => void;
  /** The text of a key, with its values in place of `{{their names}}`; the key itself where no text can be had. */
  translate: (key: string, values?: Message["values"]) => string;
  /** Calls back whenever a key may have another text. Returns the way out. */
  subscribe: (listener: () => void) => () => void;
  /** Another number for each of those times. */
  version: () => number;
}

/**
 * The portal's translator, ready in one language. A text missing there comes from the default language, which is fetched
 * only then, so that the fallback costs nothing on the way to the first screen [LN-4].
 */
export function createTranslator(language: Language, dictionary: Dictionary): Translator {
  const dictionaries = new Map([[language, dictionary]]);
  const listeners = new Set<() => void>();
  let shown = language;
  let version = 0;
  let fallbackAsked = false;
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const addDictionary: Translator["addDictionary"] = (added, texts) => {
    dictionaries.set(added, texts);
    changed();
  };
  const askForFallback = () => {
    if (fallbackAsked || dictionaries.has(DEFAULT_LANGUAGE)) return;
    fallbackAsked = true;
    // Where even that cannot be had, the keys stay.
    loadBuiltInDictionary("portal", DEFAULT_LANGUAGE).then(
      (texts) => addDictionary(DEFAULT_LANGUAGE, texts),
      () => undefined,
    );
  };
  return {
    language: () => shown,
    hasDictionary: (wanted) => dictionaries.has(wanted),
    addDictionary,
    changeLanguage: (wanted) => {
      // Everything that has a text would be rendered again, right after it was taken over.
      if (wanted === shown) return;
      shown = wanted;
      changed();
    },
    translate: (key, values = {}) => {
      const find = (from: Language) => findText({ key, values }, from, dictionaries.get(from));
      const text = find(shown);
      if (text !== undefined) return text;
      askForFallback();
      return find(DEFAULT_LANGUAGE) ?? key;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
