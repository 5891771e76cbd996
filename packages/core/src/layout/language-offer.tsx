import { useState } from "react";
import { useLocation } from "react-router";
import { parseQuery } from "../browser/query.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { languages, asksForFrench } from "../i18n/languages.ts";
import { useText } from "../i18n/use-text.tsx";
import { useEnvironment } from "../config/environment.ts";
import { readStored, writeStored } from "../browser/storage.ts";
import { LanguageLink } from "./language-link.tsx";
import { PromptBanner } from "../ui/prompt-banner.tsx";
import { Button, buttonClass } from "../ui/button.tsx";

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
          <LanguageLink className={buttonClass(true)} to={OFFERED}>
            {text("languageOffer.accept")}
          </LanguageLink>
          <Button quiet onClick={decline}>
            {text("languageOffer.decline")}
          </Button>
        </>
      }
    >
      {text("languageOffer.question")}
    </PromptBanner>
  );
}

/** UK pages have no French, and who chose English by `lang` is not asked. The end of a link that was cut off chooses nothing. */
function useIsOffered(): boolean {
  const { country, preferredLanguages } = useEnvironment();
  const language = useLanguage();
  const query = parseQuery(useLocation().search);
  return (
    country !== "uk" &&
    language !== OFFERED &&
    !/^en/iu.test(query.get("lang") ?? "") &&
    asksForFrench(preferredLanguages[0] ?? null)
  );
}
