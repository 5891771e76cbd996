import type { ReactNode } from "react";
import { useLinkClickHandler, useLocation } from "react-router";
import { formatQuery, parseQuery } from "../browser/urls.ts";
import { useHydrated } from "../browser/use-hydrated.ts";
import { type Language, languages } from "../i18n/languages.ts";

interface LanguageLinkProps {
  to: Language;
  className: string;
  children: ReactNode;
}

/** Shows the same page in another language, without a navigation: typed text stays, and the url has the language. */
export function LanguageLink({ to, className, children }: LanguageLinkProps) {
  const { pathname, search, hash, state } = useLocation();
  const lang = languages[to].param;
  const next = parseQuery(search);
  next.set("lang", lang);
  const shown = new URLSearchParams(next);
  shown.delete("k");
  const page = { pathname, search: formatQuery(next), hash };
  const follow = useLinkClickHandler(page, { replace: true, state });
  return (
    <a
      className={className}
      // Without the path and `k`, which may contain a token that the address bar no longer shows. On a prerendered page the
      // inline head script adds the rest of the query.
      href={useHydrated() ? formatQuery(shown) + hash : `?lang=${lang}`}
      onClick={follow}
      translate="no"
      lang={to}
      hrefLang={to}
    >
      {children}
    </a>
  );
}
