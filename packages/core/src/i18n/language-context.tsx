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
import { TextProvider } from "./use-text.tsx";
import type { Dictionary } from "./message.ts";

const LanguageContext = createContext<Language | null>(null);
const MissingLanguageContext = createContext<Language | null>(null);

interface LanguageProviderProps {
  /** Ready in the language that is shown first. */
  i18n: PortalI18n;
  /** The language that the page should be in; shown as soon as its dictionary is there. */
  wanted: Language;
  /** Another value at each navigation: a dictionary that did not load is then asked for again. */
  asked: string;
  dictionaries: DictionaryUrls;
  /** Reads a dictionary. */
  load: typeof loadDictionary;
  children: ReactNode;
}

/** Shows the page in the wanted language. Until its dictionary arrives the page stays as it is, with all that was typed. */
export function LanguageProvider(props: LanguageProviderProps) {
  const { i18n, wanted, asked, dictionaries, load, children } = props;
  const { instance } = i18n;
  const [shown, setShown] = useState(instance.language as Language);
  // The value of `asked` for which no dictionary came.
  const [failed, setFailed] = useState<string | null>(null);

  const show = useEffectEvent((language: Language) => {
    // Another one was chosen while it was on its way.
    if (language !== wanted) return;
    // For the language that is shown already, all texts would be rendered a second time.
    if (language !== instance.language) void instance.changeLanguage(language);
    setShown(language);
  });

  useEffect(() => {
    const ask = async () => {
      if (!instance.hasResourceBundle(wanted, DICTIONARY)) {
        setFailed(null);
        const dictionary = await load("portal", wanted, dictionaries).catch(() => null);
        // Neither its file nor its copy could be loaded: the page keeps its language until it is asked for again.
        if (!dictionary) return setFailed(asked);
        instance.addResourceBundle(wanted, DICTIONARY, dictionary);
      }
      show(wanted);
    };
    void ask();
    return listen(window, ["online"], ask);
  }, [instance, wanted, asked, dictionaries, load]);

  useEffect(() => {
    // A translator has set another language for the page that it has translated.
    if (readMark("language") === shown) return;
    document.documentElement.lang = shown;
    setMark("language", shown);
  }, [shown]);

  return (
    <TextProvider i18n={i18n}>
      <DictionaryUrlsContext value={dictionaries}>
        <MissingLanguageContext value={wanted !== shown && failed === asked ? wanted : null}>
          <LanguageContext value={shown}>{children}</LanguageContext>
        </MissingLanguageContext>
      </DictionaryUrlsContext>
    </TextProvider>
  );
}

/** The language that the page shows. */
export function useLanguage(): Language {
  return useRequired(LanguageContext);
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
