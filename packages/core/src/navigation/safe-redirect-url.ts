import type { Configuration } from "../config/configuration-keys.ts";
import { parseUrl } from "../browser/urls.ts";
import type { PortalRoot } from "./base-path.ts";

/** Rules that a url from the server is checked against. */
export interface RedirectPolicy {
  /** Address of the page: paths are resolved against it, and it is no target itself. */
  pageUrl: string;
  /** Origins that may be followed besides the page's own; empty: any. */
  allowedOrigins: readonly string[];
}

/** Functions of the page that follow a url of the server. */
export interface Redirect {
  /** Returns the url to leave to, or null when it must not be followed. */
  checkUrl: (url: string) => string | null;
  leaveTo: (checkedUrl: string) => void;
  /** Root of the portal, whose sign-in pages are known by it. */
  root: PortalRoot;
}

/**
 * The absolute form of a url that the server returned, or null when it must not be followed. Only an absolute
 * http(s) url without user info and a path that begins with exactly one slash are followed, and never to this page.
 */
export function safeRedirectUrl(url: string, policy: RedirectPolicy): string | null {
  const written = matchUrl(url);
  const page = new URL(policy.pageUrl);
  const target = written && parseUrl(url, page);
  if (!target || !isReadAsWritten(target, written[1])) return null;
  if (target.protocol !== "https:" && target.protocol !== page.protocol) return null;
  const { allowedOrigins } = policy;
  const listed =
    allowedOrigins.length === 0 || [...allowedOrigins, page.origin].includes(target.origin);
  return listed && !isSamePage(target, page) ? target.href : null;
}

/** Returns the check of a url from the server, by the origins that a configuration allows. */
export function urlCheckOf(
  { allowedRedirectOrigins: allowedOrigins }: Pick<Configuration, "allowedRedirectOrigins">,
  pageUrl: () => string,
): Redirect["checkUrl"] {
  return (url) => safeRedirectUrl(url, { pageUrl: pageUrl(), allowedOrigins });
}

/** Matches a url of one of the two forms, its authority first; spaces may be inside the path and the query. */
function matchUrl(url: string): RegExpExecArray | null {
  // Parsers drop control characters and read a backslash as a slash: both have carried attacks past such checks.
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  if (/[\u0000-\u001f\u007f-\u009f\\]/u.test(url) || url.trim() !== url) return null;
  return /^(?:https?:\/\/([^/?#]+)|\/(?!\/))[^#]*(?:#\S*)?$/iu.exec(url);
}

/** Returns true when the url parser has found the host that is written, rather than one that it made of it. */
function isReadAsWritten({ hostname, pathname }: URL, authority: string | undefined): boolean {
  // `/.//host` is a path that looks like another host as soon as it is shortened.
  if (authority === undefined) return !pathname.startsWith("//");
  const name = /^([^:]+|\[[^\]]+\])(?::\d+)?$/u.exec(authority)?.[1]?.toLowerCase() ?? "";
  return name === hostname || hasOneSpelling(name);
}

/** Returns true for a name beyond ASCII without letters that parsers leave out, replace or treat differently. */
function hasOneSpelling(name: string): boolean {
  return (
    /^(?=.*[^!-~])[\p{L}\p{M}\p{N}.-]+$/u.test(name) &&
    !/[ßς]/u.test(name) &&
    name.normalize("NFKC") === name
  );
}

/** Returns true when both are the same page. A url without a language gets the page's, so `lang` does not matter. */
function isSamePage(target: URL, page: URL): boolean {
  const here = new URL(page);
  if (!target.searchParams.has("lang")) here.searchParams.delete("lang");
  return addressOf(target) === addressOf(here);
}

function addressOf({ origin, pathname, searchParams }: URL): string {
  return `${origin}${pathname}?${searchParams}`;
}
