import { routes } from "./find-route.ts";
import { useEffect } from "react";
import { useHref, useLocation } from "react-router";
import { HIDDEN_TOKEN, type LinkAddress, replaceLink, withoutToken } from "./hidden-token.ts";

/** Matches the path of a route with a secret after its name, which only the owner of a link may know. `:type` is no secret. */
export const WITH_SECRET = /^\/([\w/-]+)(\/:(?!type(?:\/|$)).*)$/u;

/** Regular expressions for the names of these routes, each followed by a value of each parameter. */
const names = routes.flatMap(({ path }) => {
  const [, name, parameters = ""] = WITH_SECRET.exec(path) ?? [];
  return name ? [`${name}(?=${parameters.replaceAll(/:\w+/gu, "[^/]+")}/*$)`] : [];
});

/** A regular expression for paths with a secret, up to its end; its group is what is before the secret. */
export const secretPaths = `^(/(?:${names.join("|")})/)[^/]+`;

/** Paths of the links that were used on this page. */
export const spentLinks = new Set<string>();

/** Returns true for a target within the portal that carries a token. */
export function carriesToken(to: string): boolean {
  return withoutToken(addressOf(to.replace(/#.*/u, "")), secretPaths) !== null;
}

/** The address that the page's link had, also once its token is spent. */
export function useAddressWithToken(): LinkAddress {
  const { pathname, search, state } = useLocation();
  return linkIn(state) ?? { pathname, search };
}

/**
 * Returns `useAddressWithToken`, from which screens read the token by `useRouteParams`. Removes the token from the address
 * bar, where others see it and bookmarks keep it. The history entry keeps it, so that a reload works. Without the router, so
 * that nothing is rendered again. On a loaded page the inline head script has done this already.
 */
export function useLinkAddress(): LinkAddress {
  const { pathname, search, hash, key } = useLocation();
  const hidden = withoutToken({ pathname, search }, secretPaths);
  const shown = hidden ?? { pathname, search };
  const href = useHref({ ...shown, hash });
  const address = useAddressWithToken();
  const { pathname: path } = address;
  const link = hidden && `${pathname}${search}`;
  useEffect(() => {
    // The router's state or address may still have a spent token.
    if (spentLinks.has(path)) replaceLink(undefined, href);
    else if (link !== null) replaceLink(link, href);
    // With the key, because the language link writes both into the history again.
  }, [link, path, href, key]);
  return address;
}

/** Forgets the token of a link that was used. */
export function forgetLink(): void {
  const link = linkIn(window.history.state?.usr);
  if (link === null) return;
  spentLinks.add(link.pathname);
  replaceLink(undefined, window.location.href);
}

/** The link that an entry of the history remembers. */
function linkIn(state: unknown): LinkAddress | null {
  const { link } = Object(state) as { link?: unknown };
  return typeof link === "string" ? addressOf(link) : null;
}

function addressOf(link: string): LinkAddress {
  const [, pathname = "", search = ""] = /^([^?]*)(.*)$/u.exec(link) ?? [];
  return { pathname, search };
}

/** Returns true for an address without its token, where the history entry does not remember the link any more. */
export function isLinkClosed(pathname: string, state: unknown): boolean {
  return pathname.split("/").includes(HIDDEN_TOKEN) && linkIn(state) === null;
}
