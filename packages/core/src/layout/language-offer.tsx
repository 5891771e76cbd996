import { useState } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "../i18n/language-context.tsx";
import { languages, asksForFrench } from "../i18n/languages.ts";
import { useText } from "../i18n/use-text.tsx";
import { useEnvironment } from "../config/environment.ts";
import { readStored, writeStored } from "../browser/storage.ts";
import { LanguageLink } from "./language-link.tsx";
import { PromptBanner } from "../ui/banner.tsx";

const OFFERED = "fr-CA";

/** Offers French if the browser prefers it and the user has not chosen English. */
export function LanguageOffer() {
  const text = useText();
  const [declined, setDeclined] = useState(() => readStored("languageOffer") === "declined");
  const isOffered = useIsOffered();
  if (declined || !isOffered) return null;
  function decline() {
    writeStored("languageOffer", "declined");
    setDeclined(true);
  }
  return (
    <PromptBanner
      label={languages[OFFERED].ownName}
      lang={OFFERED}
      answers={
        <>
          <LanguageLink className="wm-button wm-button--quiet" to={OFFERED}>
            {text("languageOffer.accept")}
          </LanguageLink>
          <button type="button" className="wm-button wm-button--quiet" onClick={decline}>
            {text("languageOffer.decline")}
          </button>
        </>
      }
    >
      {text("languageOffer.question")}
    </PromptBanner>
  );
}

/** UK pages have no French, and who chose English by `lang` is not asked. */
function useIsOffered(): boolean {
  const { country, preferredLanguages } = useEnvironment();
  const language = useLanguage();
  const [search] = useSearchParams();
  return (
    country !== "uk" &&
    language !== OFFERED &&
    !search.has("lang") &&
    asksForFrench(preferredLanguages[0] ?? null)
  );
}
