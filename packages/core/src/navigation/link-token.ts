import { useEffect } from "react";
import { useHref, useLocation } from "react-router";
import { HIDDEN_TOKEN } from "./closed-link.ts";
import { routeOf } from "./routes.ts";

/** Where a link leads: a path of the portal and its query. */
interface LinkAddress {
  pathname: string;
  search: string;
}

/** Parameters of routes that hold what only the owner of a link may know. */
const SECRET = /^:(?:token|k)$/u;

/** The path of this page's link, once it has done its work. */
let spent = "";

/**
 * The address that a link had. Takes its token out of the address bar, where others see it and bookmarks keep it. It
 * stays in the entry of the history, so that a reload works. The router is not told: nothing is rendered again.
 */
export function useLinkAddress(): LinkAddress {
  const { pathname, search, hash, state, key } = useLocation();
  const hidden = withoutToken({ pathname, search });
  const href = useHref({ ...(hidden ?? { pathname, search }), hash });
  const link = hidden && `${pathname}${search}`;
  useEffect(() => {
    if (link !== null) replaceLink(pathname === spent ? undefined : link, href);
    // The key, because the language link puts the router's address into the bar again.
  }, [link, pathname, href, key]);
  return linkIn(state) ?? { pathname, search };
}

/** Forgets the token of a link that has done its work. */
export function forgetLink(): void {
  const { link } = Object(window.history.state?.usr) as { link?: string };
  if (link === undefined) return;
  spent = link.replace(/\?.*/u, "");
  replaceLink(undefined, window.location.href);
}

/** The link that an entry of the history remembers. */
function linkIn(state: unknown): LinkAddress | null {
  const { link } = Object(state) as { link?: unknown };
  if (typeof link !== "string") return null;
  const [, pathname = "", search = ""] = /^([^?]*)(.*)$/u.exec(link) ?? [];
  return { pathname, search };
}

/** The same address without tokens; null where it holds none. */
function withoutToken({ pathname, search }: LinkAddress): LinkAddress | null {
  const route = routeOf(pathname);
  const parts = route?.path.split("/") ?? [];
  const shown = pathname
    .split("/")
    .map((segment, at) => (SECRET.test(parts[at] ?? "") ? HIDDEN_TOKEN : segment))
    .join("/");
  const query = new URLSearchParams(search);
  const hasKey = route?.screen === "switch-account" && query.has("k");
  if (shown === pathname && !hasKey) return null;
  if (hasKey) query.delete("k");
  return { pathname: shown, search: query.toString() && `?${query}` };
}

/** Sets what this entry of the history remembers of the link, next to what the router keeps there. */
function replaceLink(link: string | undefined, href: string): void {
  const { state } = window.history;
  window.history.replaceState({ ...state, usr: { ...state?.usr, link } }, "", href);
}
