import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { type Language, languages } from "../i18n/languages.ts";

interface LanguageLinkProps {
  to: Language;
  className: string;
  children: ReactNode;
}

/** Leads to the same page in another language, in place: nothing typed is lost, and the url says which [LN-3]. */
export function LanguageLink({ to, className, children }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation();
  const next = new URLSearchParams(search);
  next.set("lang", languages[to].param);
  return (
    <Link
      className={className}
      to={{ pathname, search: `?${next}`, hash }}
      replace
      lang={to}
      hrefLang={to}
    >
      {children}
    </Link>
  );
}
