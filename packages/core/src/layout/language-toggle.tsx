import { useLanguage } from "../i18n/language-context.tsx";
import { languages } from "../i18n/languages.ts";
import { LanguageLink } from "./language-link.tsx";

/** Switches between English and French. */
export function LanguageToggle() {
  const other = useLanguage() === "fr-CA" ? "en-CA" : "fr-CA";
  return (
    <LanguageLink className="wm-header__link wm-header__language" to={other}>
      {languages[other].ownName}
    </LanguageLink>
  );
}
