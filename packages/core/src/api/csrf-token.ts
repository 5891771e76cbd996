import type { CallFailure, Result } from "./result.ts";

/** A response of the server, or why there is none. */
type Sent = Result<Response, CallFailure>;

/** 403 responses in a row to calls that are no reads. A submit that is retried counts twice. */
let forbiddenInARow = 0;

/**
 * Sends a call with a CSRF token. Retries a 403 once with a CSRF cookie that was not tried yet, because the first token may be
 * stale or from another host.
 */
export async function sendWithFreshToken(
  cookie: string,
  send: (token?: string) => Promise<Sent>,
): Promise<Sent> {
  const sendWith = async (token?: string) => {
    const response = await send(token);
    forbiddenInARow = isForbidden(response) ? forbiddenInARow + 1 : 0;
    // The server may read the cookie of another host. Without that one, the next submit works.
    if (forbiddenInARow > 1) expireAtParentDomains(cookie);
    return response;
  };
  const before = csrfTokens(cookie);
  const response = await sendWith(before[0]);
  if (!isForbidden(response)) return response;
  const now = csrfTokens(cookie);
  const next =
    now.find((token) => !before.includes(token)) ?? now.find((token) => token !== before[0]);
  return next === undefined ? response : sendWith(next);
}

function isForbidden(response: Sent): boolean {
  return response.ok && response.data.status === 403;
}

/** Matches what a header may contain: tabs, spaces and visible characters of ASCII, and the upper half of Latin-1. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]+$/u;

/**
 * The decoded values of the CSRF cookie that fit into a header, the most likely first. There may be several, because another
 * host of the same site or another path can set one. Values that cannot be decoded are omitted.
 */
function csrfTokens(cookie: string): string[] {
  return readEncoded(cookie)
    .flatMap(decode)
    .filter((value) => HEADER_VALUE.test(value));
}

/**
 * Expires the cookies of a name with `Path=/` at each parent domain, where another host of the same site may have set
 * one. The only cookie of the name stays: it may be the server's own, for all hosts of the site.
 */
function expireAtParentDomains(name: string): void {
  if (readEncoded(name).length < 2) return;
  const labels = location.hostname.split(".").slice(1);
  // Browsers take no cookie for a last label, such as `com`.
  for (; labels.length > 1; labels.shift()) {
    document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${labels.join(".")}`;
  }
}

function readEncoded(name: string): string[] {
  const start = `${name}=`;
  const pairs = document.cookie.split("; ").filter((pair) => pair.startsWith(start));
  return pairs.map((pair) => pair.slice(start.length));
}

function decode(value: string): string[] {
  try {
    return [decodeURIComponent(value)];
  } catch {
    return [];
  }
}
