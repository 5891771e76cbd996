import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { parseQuery } from "../browser/urls.ts";
import { asksFor, languages } from "../i18n/languages.ts";
import { useLanguage, useLanguagesOffered, useText } from "../i18n/use-text.tsx";
import { useEnvironment } from "../config/environment.ts";
import { readStored, writeStored } from "../browser/storage.ts";
import { LanguageLink } from "../layout/language-link.tsx";
import { PromptBanner } from "../ui/prompt-banner.tsx";
import { Button, buttonClass } from "../ui/button.tsx";

const OFFERED = "fr-CA";

/** Offers French if the browser prefers it and the user has not chosen English. */
export function LanguageOffer() {
  const text = useText();
  const [declined, setDeclined] = useState(() => readStored("languageOffer") === "declined");
  const isShown = useIsOffered() && !declined;
  useTopOnceAccepted(isShown);
  if (!isShown) return null;
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

/**
 * Returns true unless the person chose another language by `lang`, which a cut-off link does not. French that was chosen is
 * offered until the page shows it, because its texts may not load.
 */
function useIsOffered(): boolean {
  const { preferredLanguages } = useEnvironment();
  const offered = useLanguagesOffered();
  const language = useLanguage();
  const query = parseQuery(useLocation().search);
  return (
    offered.includes(OFFERED) &&
    language !== OFFERED &&
    !offered.some((each) => each !== OFFERED && asksFor(each, query.get("lang"))) &&
    asksFor(OFFERED, preferredLanguages[0] ?? null)
  );
}

/** Shows the page's top once it is in French. On a low window the offer is at the page's end, far below the heading. */
function useTopOnceAccepted(isShown: boolean): void {
  const language = useLanguage();
  const wasShown = useRef(false);
  useLayoutEffect(() => {
    if (wasShown.current && language === OFFERED) window.scrollTo(0, 0);
    wasShown.current = isShown;
  }, [isShown, language]);
}
