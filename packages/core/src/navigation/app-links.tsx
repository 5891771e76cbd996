import { type ReactNode, useCallback } from "react";
import { Link, type NavigateOptions, useLocation, useNavigate } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useLanguage } from "../i18n/language-context.tsx";

/** The search part that keeps the page's language through navigation; nothing else of the url travels on. */
export function useLangSearch(): string {
  const { search } = useLocation();
  const lang = useHydrated() ? new URLSearchParams(search).get("lang") : null;
  // A mailed link may bring its language in its path, which the next screen does not have.
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

/** Props of a link within the portal. */
interface PortalLinkProps {
  to: string;
  className?: string;
  /** For the screen that it leads to: in this entry of the history alone, never in the url. */
  state?: object | undefined;
  children: ReactNode;
}

/** A link to a screen of the portal, in the same language. */
export function PortalLink({ to, ...rest }: PortalLinkProps) {
  return <Link to={`${to}${useLangSearch()}`} {...rest} />;
}

/** What an entry of the browser's history tells the forgot page; it outlives a reload, and holds no address. */
export interface ForgotState {
  /** A link was sent from here. */
  linkSent?: true;
  /** The person comes from an invitation, and may never have had a password. */
  invited?: true;
  /** The entry before is the linking page. Its path would hold a token. */
  linking?: true;
}
