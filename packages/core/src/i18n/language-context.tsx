import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type Language, languages } from "./languages.ts";
import { type DictionaryUrls, loadDictionary } from "./load-dictionary.ts";
import { TextProvider } from "./text-provider.tsx";
import type { Translator } from "./translator.ts";
import { DictionaryUrlsContext } from "./use-legal-texts.ts";

const LanguageContext = createContext<Language | null>(null);

interface LanguageProviderProps {
  /** Ready in the language that is shown first. */
  translator: Translator;
  /** The language that the page should be in; shown as soon as its dictionary is there. */
  wanted: Language;
  dictionaries: DictionaryUrls;
  children: ReactNode;
}

/** Shows the page in the wanted language. Until its dictionary arrives the page stays as it is, with all that was typed [LN-3]. */
export function LanguageProvider({
  translator,
  wanted,
  dictionaries,
  children,
}: LanguageProviderProps) {
  const [shown, setShown] = useState(translator.language());

  useEffect(() => {
    let current = true;
    void (async () => {
      if (!translator.hasDictionary(wanted)) {
        const dictionary = await loadDictionary("portal", wanted, dictionaries).catch(() => null);
        // Neither its file nor its copy can be had: the page goes on in the language that it has.
        if (!dictionary) return;
        translator.addDictionary(wanted, dictionary);
      }
      if (!current) return;
      translator.changeLanguage(wanted);
      setShown(wanted);
    })();
    return () => {
      current = false;
    };
  }, [translator, wanted, dictionaries]);

  useEffect(() => {
    document.documentElement.lang = shown;
  }, [shown]);

  return (
    <TextProvider translator={translator}>
      <DictionaryUrlsContext value={dictionaries}>
        <LanguageContext value={shown}>{children}</LanguageContext>
      </DictionaryUrlsContext>
    </TextProvider>
  );
}

/** The language that the page shows. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("useLanguage needs a <LanguageProvider> above it");
  return language;
}

/** The login-language id: 0 for Canadian English, 1 otherwise [API-5]. */
export function useLoginLanguageId(): 0 | 1 {
  return languages[useLanguage()].loginId;
}
