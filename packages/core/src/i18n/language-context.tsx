import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { listen } from "../browser/listen.ts";
import { useRequired } from "../browser/use-required.ts";
import { readMark, setMark } from "../page/marks.ts";
import { DICTIONARY, type PortalI18n } from "./create-i18n.ts";
import type { Language } from "./languages.ts";
import { type DictionaryUrls, loadDictionary } from "./load-dictionary.ts";
import type { Dictionary } from "./message.ts";
import { TextContext, useFollowedText } from "./use-text.tsx";

const MissingLanguageContext = createContext<Language | null>(null);

interface LanguageProviderProps {
  /** Has the dictionary of the language that is shown first. */
  i18n: PortalI18n;
  /** The language that the page should be in; shown as soon as its dictionary is there. */
  wanted: Language;
  /** Key of the navigation: at another one a dictionary that did not load is requested again. */
  navigationKey: string;
  dictionaries: DictionaryUrls;
  /** Reads a dictionary. */
  load: typeof loadDictionary;
  children: ReactNode;
}

/** Shows the page in the wanted language. Until its dictionary arrives the page stays as it is, with all that was typed. */
export function LanguageProvider(props: LanguageProviderProps) {
  const { i18n, wanted, navigationKey, dictionaries, load, children } = props;
  const { instance } = i18n;
  const text = useFollowedText(i18n);
  const { language: shown } = text;
  // The navigations after which the dictionary did not load: an earlier load may fail after the latest one.
  const [failedKeys, setFailedKeys] = useState<readonly string[]>([]);

  const show = useEffectEvent((language: Language) => {
    // Another language may have been chosen while this one loaded. Setting the one that is shown would render all texts again.
    const isNews = language === wanted && language !== instance.language;
    if (isNews) void instance.changeLanguage(language);
  });

  useEffect(() => {
    const showWanted = async () => {
      if (!instance.hasResourceBundle(wanted, DICTIONARY)) {
        setFailedKeys([]);
        const dictionary = await load("portal", wanted, dictionaries).catch(() => null);
        // Neither its file nor its copy could be loaded: the page keeps its language until the next navigation.
        if (!dictionary) return setFailedKeys((keys) => [...keys, navigationKey]);
        instance.addResourceBundle(wanted, DICTIONARY, dictionary);
      }
      show(wanted);
    };
    void showWanted();
    return listen(window, ["online"], showWanted);
  }, [instance, wanted, navigationKey, dictionaries, load]);

  useEffect(() => {
    // A translator has set another language for the page that it has translated.
    if (readMark("language") === shown) return;
    document.documentElement.lang = shown;
    setMark("language", shown);
  }, [shown]);

  return (
    <TextContext value={text}>
      <DictionaryUrlsContext value={dictionaries}>
        <MissingLanguageContext
          value={wanted !== shown && failedKeys.includes(navigationKey) ? wanted : null}
        >
          {children}
        </MissingLanguageContext>
      </DictionaryUrlsContext>
    </TextContext>
  );
}

/** The language that the page should be in, and whose dictionary did not load. */
export function useMissingLanguage(): Language | null {
  return useContext(MissingLanguageContext);
}

const DictionaryUrlsContext = createContext<DictionaryUrls | null>(null);

/** Loads the legal texts of a language, from a file of their own, so that a region can replace them. */
export function useLegalTexts(): (language: Language) => Promise<Dictionary> {
  const urls = useRequired(DictionaryUrlsContext);
  return (language) => loadDictionary("legal", language, urls);
}
