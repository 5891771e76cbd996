import { type ReactNode, useCallback } from "react";
import { Link, type NavigateOptions, useLocation, useNavigate } from "react-router";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useLanguage, useLanguagesOffered, useText } from "../i18n/use-text.tsx";
import type { VariantName } from "./route-table.ts";
import { carriesToken } from "./link-address.ts";
import { variantPath } from "./find-route.ts";

/**
 * Returns the query that keeps the page's language through navigation, and nothing else of the url. It is empty where the
 * page has one language, as in the UK.
 */
export function useLangSearch(): string {
  const { search } = useLocation();
  const [first, other] = useLanguagesOffered();
  const lang = useHydrated() ? new URLSearchParams(search).get("lang") : null;
  // A mailed link may bring its language in its path, which the next screen does not have.
  const language = useLanguage();
  const kept = lang ?? (language === first ? null : language.slice(0, 2));
  return kept === null || other === undefined ? "" : `?lang=${encodeURIComponent(kept)}`;
}

/** Goes to a screen of the portal, in the same language unless its path asks for one. */
export function useAppNavigate(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const search = useLangSearch();
  return useCallback(
    (path, options) => void navigate(withSearch(path, search), options),
    [navigate, search],
  );
}

/** Props of a link within the portal. */
interface PortalLinkProps {
  /** Path, which may have a query and a fragment. */
  to: string;
  className?: string;
  /** State for the target screen. It is kept in the entry of the history, never in the url. */
  state?: object | undefined;
  children: ReactNode;
}

/**
 * A link to a screen of the portal, in the same language. If its path has a token, it replaces the current entry of the
 * history: no earlier entry keeps a spent token.
 */
export function PortalLink({ to, ...rest }: PortalLinkProps) {
  const search = useLangSearch();
  const address = withSearch(to, search);
  const replaces = carriesToken(to) && { replace: true };
  // Only a framework's router reads an attribute for discovery.
  return <Link discover="none" to={address} {...replaces} {...rest} />;
}

/** Adds a search part to an address. It comes last: the first `lang` counts, so that one in the address wins. */
function withSearch(to: string, search: string): string {
  return to.replace(
    /[^#]*/u,
    (path) => path + (path.includes("?") ? search.replace("?", "&") : search),
  );
}

interface BackToSignInProps {
  /** The sign-in variant that it leads to. */
  variant?: VariantName | undefined;
}

/** The link back to sign-in. `session/visit.ts` keeps the address that was typed, not the link. */
export function BackToSignIn({ variant = "default" }: BackToSignInProps) {
  const text = useText();
  return (
    <p className="wm-links">
      <PortalLink to={variantPath("sign-in", variant)}>{text("link.backToSignIn")}</PortalLink>
    </p>
  );
}
