import { routes } from "./routes.ts";
import { useEffect } from "react";
import { useHref, useLocation } from "react-router";
import { HIDDEN_TOKEN, type LinkAddress, replaceLink, withoutToken } from "./hidden-token.ts";

/** Matches the path of a route with a secret behind its name: only the owner of a link may know it. The type of an account is none. */
export const WITH_SECRET = /^\/([\w/-]+)(\/:(?!type(?:\/|$)).*)$/u;

/** Regular expressions for the names of these routes, each where a value of each of its parameters follows. */
const names = routes.flatMap(({ path }) => {
  const [, name, parameters = ""] = WITH_SECRET.exec(path) ?? [];
  return name ? [`${name}(?=${parameters.replaceAll(/:\w+/gu, "[^/]+")}/*$)`] : [];
});

/** A regular expression for paths with a secret, up to its end; its group is what is before the secret. */
export const secretPaths = `^(/(?:${names.join("|")})/)[^/]+`;

/** Paths of the links that have done their work on this page. */
export const spentLinks = new Set<string>();

/** Returns true for a target within the portal that carries a token. */
export function carriesToken(to: string): boolean {
  return withoutToken(addressOf(to.replace(/#.*/u, "")), secretPaths) !== null;
}

/**
 * The address that a link had; screens read its token by `useRouteParams`. Its token leaves the address bar, where others see
 * it and bookmarks keep it. Of an opened page the inline head script takes it out, and here it is that of a link within the
 * portal. It stays in the entry of the history, so that a reload works. The router is not told: nothing is rendered again.
 */
export function useLinkAddress(): LinkAddress {
  const { pathname, search, hash, state, key } = useLocation();
  const hidden = withoutToken({ pathname, search }, secretPaths);
  const shown = hidden ?? { pathname, search };
  const href = useHref({ ...shown, hash });
  const remembered = linkIn(state);
  const { pathname: path } = remembered ?? { pathname };
  const link = hidden && `${pathname}${search}`;
  useEffect(() => {
    // The router's state, or its address, may still hold a token that has been spent.
    if (spentLinks.has(path)) replaceLink(undefined, href);
    else if (link !== null) replaceLink(link, href);
    // The key, because the language link puts both into the history again.
  }, [link, path, href, key]);
  return remembered ?? { pathname, search };
}

/** Forgets the token of a link that has done its work. */
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

/** Returns true when the token has left an address, and the entry of the history does not remember the link any more. */
export function isLinkClosed(pathname: string, state: unknown): boolean {
  return pathname.split("/").includes(HIDDEN_TOKEN) && linkIn(state) === null;
}
