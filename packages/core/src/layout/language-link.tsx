import type { ReactNode } from "react";
import { useLinkClickHandler, useLocation } from "react-router";
import { formatQuery, parseQuery } from "../browser/urls.ts";
import { useHydrated } from "../browser/use-hydrated.ts";
import { type Language, languages } from "../i18n/languages.ts";
import { preventSecondClick } from "../navigation/app-links.tsx";

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
  const shown = new URLSearchParams(next);
  shown.delete("k");
  const page = { pathname, search: formatQuery(next), hash };
  const follow = useLinkClickHandler(page, { replace: true, state });
  return (
    <a
      className={className}
      // Without the path and `k`: they may hold the token of a link, which the address bar no longer shows. A prerendered page
      // may be shown for any path; the script in its head adds the rest of the query.
      href={useHydrated() ? formatQuery(shown) + hash : `?lang=${lang}`}
      onClick={(event) => {
        preventSecondClick(event);
        if (!event.defaultPrevented) follow(event);
      }}
      translate="no"
      lang={to}
      hrefLang={to}
    >
      {children}
    </a>
  );
}
