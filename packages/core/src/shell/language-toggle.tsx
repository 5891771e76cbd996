import { Link, useLocation } from "react-router";
import { useLanguage } from "../i18n/language-context.tsx";
import { languages } from "../i18n/languages.ts";

/** Switches between English and French in place: nothing typed is lost, and the url says which [LN-3]. */
export function LanguageToggle() {
  const other = useLanguage() === "fr-CA" ? "en-CA" : "fr-CA";
  const { pathname, search, hash } = useLocation();
  const { param, ownName } = languages[other];
  const next = new URLSearchParams(search);
  next.set("lang", param);
  return (
    <Link
      className="wm-header__link wm-header__language"
      to={{ pathname, search: `?${next}`, hash }}
      replace
      lang={other}
      hrefLang={other}
    >
      {ownName}
    </Link>
  );
}
