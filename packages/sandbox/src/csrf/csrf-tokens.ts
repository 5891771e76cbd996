import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Settings } from "../database/settings.ts";

export type CsrfTokens = ReturnType<typeof createCsrfTokens>;

/**
 * Tokens that show that a request comes from a page of ours. Signed, so that a made-up pair of cookie and header is refused.
 * The key outlives restarts and resets, so that pages which are open meanwhile keep working.
 */
export function createCsrfTokens(settings: Settings) {
  const key = settings.read("csrf-key") ?? randomBytes(32).toString("base64url");
  settings.write("csrf-key", key);
  const signatureOf = (value: string) =>
    createHmac("sha256", key).update(value).digest("base64url");

  const isOurs = (token: string) => {
    const value = token.slice(0, token.indexOf("."));
    return equal(token, `${value}.${signatureOf(value)}`);
  };
  return {
    make: () => {
      const value = randomBytes(16).toString("base64url");
      return `${value}.${signatureOf(value)}`;
    },
    isOurs,
    /** Returns true where the request's token is one of ours and equals one of its cookies. */
    match: (cookies: readonly string[], given: string | undefined) =>
      given !== undefined && isOurs(given) && cookies.some((cookie) => equal(cookie, given)),
  };
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
