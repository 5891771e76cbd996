import type { i18n } from "i18next";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

interface Translation {
  translator: i18n;
  /** Another number whenever the same key may have another text. */
  version: number;
}

const TranslatorContext = createContext<Translation | null>(null);

interface TranslatorProviderProps {
  translator: i18n;
  children: ReactNode;
}

/** Gives the translator to all texts below, which are looked up again when the language or a dictionary changes. */
export function TranslatorProvider({ translator, children }: TranslatorProviderProps) {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const lookAgain = () => setVersion((last) => last + 1);
    translator.on("languageChanged", lookAgain);
    translator.store.on("added", lookAgain);
    return () => {
      translator.off("languageChanged", lookAgain);
      translator.store.off("added", lookAgain);
    };
  }, [translator]);
  return <TranslatorContext value={{ translator, version }}>{children}</TranslatorContext>;
}

export function useTranslator(): Translation {
  const translation = useContext(TranslatorContext);
  if (!translation) throw new Error("a text needs a <TranslatorProvider> above it");
  return translation;
}
