import type { ReactNode } from "react";
import { useHref, useLinkClickHandler, useLocation } from "react-router";
import { formatQuery, parseQuery } from "../browser/urls.ts";
import { useHydrated } from "../browser/use-hydrated.ts";
import { type Language, languages } from "../i18n/languages.ts";

interface LanguageLinkProps {
  to: Language;
  className: string;
  children: ReactNode;
}

/** Leads to the same page in another language, in place: nothing typed is lost, and the url says which. */
export function LanguageLink({ to, className, children }: LanguageLinkProps) {
  const { pathname, search, hash, state } = useLocation();
  const lang = languages[to].param;
  const next = parseQuery(search);
  next.set("lang", lang);
  const page = { pathname: pathname.replace(/(.)\/$/u, "$1"), search: formatQuery(next), hash };
  const href = useHref(page);
  return (
    <a
      className={className}
      // A prerendered page may be shown for any path; the script in its head adds the rest of the query.
      href={useHydrated() ? href : `?lang=${lang}`}
      onClick={useLinkClickHandler(page, { replace: true, state })}
      translate="no"
      lang={to}
      hrefLang={to}
    >
      {children}
    </a>
  );
}
