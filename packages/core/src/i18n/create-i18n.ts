import { createInstance, type i18n } from "i18next";
import { createStore, type Readable } from "../browser/store.ts";
import { defaultLanguages, type Language } from "./languages.ts";
import type { Dictionary, PortalText, Text } from "./message.ts";

/** The namespace of the dictionaries that the portal shows. */
export const DICTIONARY = "translation";
/** The namespace of the fallback, so that it never stands in for the served dictionary of its language. */
const BUILT_IN = "builtIn";

/** An i18next instance, as React follows it. */
export interface PortalI18n {
  instance: i18n;
  /** Looks texts up. The function changes whenever texts may have changed, so that React renders again. */
  text: Readable<PortalText>;
}

/** Fetches the texts of a language. */
type LoadTexts = (language: Language) => Promise<Dictionary>;

interface I18nOptions {
  /** Fetches the texts of the default language; without it a missing text is shown as its key. */
  loadFallback?: LoadTexts;
  /** The languages that people choose from, the default one in front. */
  offered?: readonly [Language, ...Language[]];
}

/**
 * Creates i18next with one dictionary, ready at once. A missing text falls back to the default language, which is
 * fetched only then, so that the first screen does not load it.
 */
export function createI18n(
  language: Language,
  dictionary: Dictionary,
  { loadFallback, offered = defaultLanguages }: I18nOptions = {},
): PortalI18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    load: "currentOnly",
    fallbackLng: offered[0],
    fallbackNS: BUILT_IN,
    resources: { [language]: { [DICTIONARY]: dictionary } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes.
    interpolation: { escapeValue: false },
    ...(loadFallback && {
      saveMissing: true,
      saveMissingPlurals: false,
      missingKeyHandler: fallbackOnce(instance, offered[0], loadFallback),
    }),
  });
  const text = createStore(lookUp(instance, offered));
  const update = () => text.set(lookUp(instance, offered));
  instance.on("languageChanged", update);
  instance.store.on("added", update);
  return { instance, text };
}

/** Fetches the texts of the default language when a text is missing for the first time. */
function fallbackOnce(instance: i18n, language: Language, loadFallback: LoadTexts): () => void {
  let isRequested = false;
  return () => {
    if (isRequested) return;
    isRequested = true;
    // If that also fails, the keys are shown.
    loadFallback(language).then(
      (texts) => instance.addResourceBundle(language, BUILT_IN, texts),
      () => undefined,
    );
  };
}

function lookUp(instance: i18n, offered: readonly Language[]): PortalText {
  const { t } = instance;
  const text: Text = (key: string, values = {}) => {
    if (key === "") throw new Error("Parameter key required");
    const { count } = values;
    // In `replace` no value is taken for an option of i18next; without nesting `$t(…)` is text.
    return t(key, { replace: values, nest: false, ...(typeof count === "number" && { count }) });
  };
  const has = (key: string) =>
    instance.getResource(instance.language, DICTIONARY, key) !== undefined;
  return Object.assign(text, { language: instance.language as Language, has, offered });
}
