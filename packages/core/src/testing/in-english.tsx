import { type ReactNode, useState } from "react";
import { createI18n } from "../i18n/create-i18n.ts";
import english from "../i18n/dictionaries/en-CA.json";
import { LanguageProvider } from "../i18n/language-context.tsx";
import { loadDictionary } from "../i18n/load-dictionary.ts";

const none = { "en-CA": "", "fr-CA": "", "en-GB": "" };

/** The texts of a page in English, around a part that needs nothing else of the portal. Nothing is fetched. */
export function InEnglish({ children }: { children?: ReactNode }) {
  const [i18n] = useState(() => createI18n("en-CA", english));
  return (
    <LanguageProvider
      i18n={i18n}
      wanted="en-CA"
      navigationKey=""
      dictionaries={{ portal: none, legal: none }}
      load={loadDictionary}
    >
      {children}
    </LanguageProvider>
  );
}
