import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useHydrated } from "../platform/use-hydrated.ts";
import { type Language, languages } from "../i18n/languages.ts";

interface LanguageLinkProps {
  to: Language;
  className: string;
  children: ReactNode;
}

/** Leads to the same page in another language, in place: nothing typed is lost, and the url says which [LN-3]. */
export function LanguageLink({ to, className, children }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation();
  // A prerendered page knows no query but its language.
  const next = new URLSearchParams(useHydrated() ? search : "");
  next.set("lang", languages[to].param);
  return (
    <Link
      className={className}
      to={{ pathname: pathname.replace(/(.)\/$/u, "$1"), search: `?${next}`, hash }}
      replace
      lang={to}
      hrefLang={to}
    >
      {children}
    </Link>
  );
}
