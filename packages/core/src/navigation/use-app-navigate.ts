import { useCallback } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useLanguage } from "../i18n/language-context.tsx";

/** The search part that keeps the page's language through navigation [LN-3]; nothing else of the url travels on. */
export function useLangSearch(): string {
  const { search } = useLocation();
  const lang = useHydrated() ? new URLSearchParams(search).get("lang") : null;
  // A mailed link may bring its language in its path, which the next screen does not have [VF-4].
  const spoken = useLanguage() === "fr-CA" ? "fr" : null;
  const kept = lang ?? spoken;
  return kept === null ? "" : `?lang=${encodeURIComponent(kept)}`;
}

/** Goes to a screen of the portal, in the same language. */
export function useAppNavigate(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const search = useLangSearch();
  return useCallback(
    (path, options) => void navigate(`${path}${search}`, options),
    [navigate, search],
  );
}
