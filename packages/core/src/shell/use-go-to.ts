import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";

/** The search part that keeps the page's language through navigation [LN-3]; nothing else of the url travels on. */
export function useKeptSearch(): string {
  const lang = new URLSearchParams(useLocation().search).get("lang");
  return lang === null ? "" : `?lang=${encodeURIComponent(lang)}`;
}

/** Goes to a screen of the portal, in the same language. */
export function useGoTo(): (path: string) => void {
  const navigate = useNavigate();
  const search = useKeptSearch();
  return useCallback((path) => void navigate(`${path}${search}`), [navigate, search]);
}
