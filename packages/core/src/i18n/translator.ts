import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";
import { type Dictionary, loadBuiltInDictionary } from "./load-dictionary.ts";
import type { Message } from "./message.ts";

/** The dictionaries that have arrived, and the language that is shown. */
export interface Translator {
  language: () => Language;
  has: (language: Language) => boolean;
  /** Adds a dictionary, or puts it in place of the one that is there. */
  add: (language: Language, dictionary: Dictionary) => void;
  show: (language: Language) => void;
  /** The text of a key, with its values in place of `{{their names}}`; the key itself where no text can be had. */
  look: (key: string, values?: Message["values"]) => string;
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
  const add: Translator["add"] = (added, texts) => {
    dictionaries.set(added, texts);
    changed();
  };
  const askForFallback = () => {
    if (fallbackAsked || dictionaries.has(DEFAULT_LANGUAGE)) return;
    fallbackAsked = true;
    // Where even that cannot be had, the keys stay.
    loadBuiltInDictionary("portal", DEFAULT_LANGUAGE).then(
      (texts) => add(DEFAULT_LANGUAGE, texts),
      () => undefined,
    );
  };
  return {
    language: () => shown,
    has: (wanted) => dictionaries.has(wanted),
    add,
    show: (wanted) => {
      shown = wanted;
      changed();
    },
    look: (key, values = {}) => {
      const find = (from: Language) => textFor({ key, values }, from, dictionaries.get(from));
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

interface Wanted {
  key: string;
  values: NonNullable<Message["values"]>;
}

/** A text of a dictionary, in the plural form of its `count` where it has forms; undefined where it is not there. */
function textFor({ key, values }: Wanted, language: Language, dictionary: Dictionary = {}) {
  const { count } = values;
  const forms =
    typeof count === "number"
      ? [`${key}_${new Intl.PluralRules(language).select(count)}`, `${key}_other`, key]
      : [key];
  const form = forms.find((name) => Object.hasOwn(dictionary, name) && dictionary[name]);
  if (form === undefined) return undefined;
  // In one go: what a person has typed may look like a placeholder itself.
  return dictionary[form]?.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
