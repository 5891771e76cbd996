import i18next, { type i18n } from "i18next";
import { DEFAULT_LANGUAGE, type Language } from "./languages.ts";
import { type Dictionary, loadBuiltInDictionary } from "./load-dictionary.ts";

/**
 * The portal's translator, ready in one language. A text missing there comes from the default language, which is fetched
 * only then, so that the fallback costs nothing on the way to the first screen [LN-4].
 */
export function createI18n(language: Language, dictionary: Dictionary): i18n {
  const instance = i18next.createInstance();
  let fallbackAsked = false;
  void instance.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: { [language]: { translation: dictionary } },
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: () => {
      if (fallbackAsked || instance.hasResourceBundle(DEFAULT_LANGUAGE, "translation")) return;
      fallbackAsked = true;
      void loadBuiltInDictionary("portal", DEFAULT_LANGUAGE).then((texts) => {
        instance.addResourceBundle(DEFAULT_LANGUAGE, "translation", texts);
      });
    },
  });
  return instance;
}
