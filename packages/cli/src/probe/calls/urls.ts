import { ownSignInPage, safeRedirectUrl } from "@waymark/core/answers";
import { MIN_SECRET_LENGTH } from "../secrets.ts";

/** Rules that the portal checks a url of the server against. */
export interface UrlPolicy {
  origin: string;
  basePath: string;
  allowedOrigins: readonly string[];
  /** Texts by which a locked account is known. */
  lockedTexts: readonly string[];
}

/** A url of the server. */
export interface CheckedUrl {
  /** The absolute url, null where the portal refuses it. */
  followed: string | null;
  /** The url without what may be secret in it. */
  shown: string;
  /** Why it is refused. */
  refusal?: string;
}

/**
 * Checks a url as the portal does, and finds out why one is refused: by checking it under other rules.
 * @param path path of the page that gets the url
 * @param isSignIn true for the answer to a sign-in, a stored one included, which must not lead to a sign-in page
 */
export function checkUrl(
  url: string,
  policy: UrlPolicy,
  { path, isSignIn }: { path: string; isSignIn: boolean },
): CheckedUrl {
  const { origin, basePath, allowedOrigins } = policy;
  const pageUrl = new URL(`${basePath}${path}`, origin).href;
  const shown = shownUrl(url, origin);
  const check = (page: string, allowed: readonly string[]) =>
    safeRedirectUrl(url, { pageUrl: page, allowedOrigins: allowed });
  const followed = check(pageUrl, allowedOrigins);
  if (followed !== null && isSignIn && ownSignInPage(followed, { origin, basePath }) !== null) {
    const refusal = "It is a sign-in page of the portal, which would ask for the sign-in again.";
    return { followed: null, shown, refusal };
  }
  if (followed !== null) return { followed, shown };
  const elsewhere = new URL("/another-page-of-the-portal", origin).href;
  const insecure = elsewhere.replace(/^https:/u, "http:");
  if (check(pageUrl, []) !== null) {
    return { followed, shown, refusal: "Its origin is not in `allowedRedirectOrigins`." };
  }
  if (check(elsewhere, []) !== null) {
    return { followed, shown, refusal: "It is the page itself." };
  }
  if (check(insecure, []) !== null) {
    return { followed, shown, refusal: "It is an http url, and the portal is served over https." };
  }
  const refusal =
    "It is neither an absolute http(s) url without user info nor a path that begins with one slash.";
  return { followed, shown, refusal };
}

/** Longer parts of a path, and those with a digit, may be tokens. */
const PLAIN_SEGMENT = /^[A-Za-z._-]{0,24}$/u;

/** A path of plain parts. Any other text that begins with a slash may be a token. */
const PLAIN_PATH = /^(?:\/[A-Za-z._-]{1,24})+(?:\?|$)/u;

/** Returns a url without its query's values, its fragment, and parts of its path that may be tokens. */
export function shownUrl(url: string, base: string): string {
  if (!URL.canParse(url, base)) return "a text that is not a url";
  const { protocol, origin, pathname, searchParams } = new URL(url, base);
  if (!/^https?:$/u.test(protocol)) return `a url that begins with ${protocol}`;
  const path = pathname
    .split("/")
    .map((segment) => (PLAIN_SEGMENT.test(segment) ? segment : "…"))
    .join("/");
  const names = [...new Set(searchParams.keys())].map((name) =>
    PLAIN_SEGMENT.test(name) ? name : "…",
  );
  const query = names.map((name) => `${name}=…`).join("&");
  return `${origin}${path}${query === "" ? "" : `?${query}`}`;
}

/**
 * Values of a url that may be secret: those of its query, its user info, and parts of its path. A plain path in its query is read in
 * the same way: a server names the call there that it wants to return to.
 */
export function secretsOfUrl(url: string, base: string): string[] {
  if (!URL.canParse(url, base)) return [];
  const { pathname, searchParams, username, password, hash } = new URL(url, base);
  const segments = pathname.split("/").filter((segment) => !PLAIN_SEGMENT.test(segment));
  const values = [...searchParams.values()].flatMap((value) =>
    PLAIN_PATH.test(value) ? secretsOfUrl(value, base) : [value],
  );
  const parts = [...values, ...segments, username, password, hash.slice(1)];
  return parts.filter((part) => part.length >= MIN_SECRET_LENGTH);
}
