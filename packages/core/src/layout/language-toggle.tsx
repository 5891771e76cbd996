import { useLanguage } from "../i18n/language-context.tsx";
import { languages } from "../i18n/languages.ts";
import { useLanguagesOffered } from "../i18n/use-text.tsx";
import { LanguageLink } from "./language-link.tsx";
import { hasMenu, LanguageMenu } from "./language-menu.tsx";

/** Leads to the other language of the page: a link, with three or more a menu. A page with one language has none. */
export function LanguageToggle() {
  const language = useLanguage();
  const others = useLanguagesOffered().filter((each) => each !== language);
  const [other] = others;
  if (other === undefined) return null;
  if (hasMenu && others.length > 1) return <LanguageMenu language={language} others={others} />;
  return (
    <LanguageLink className="wm-header__link wm-header__language" to={other}>
      {languages[other].ownName}
    </LanguageLink>
  );
}
