import { Cookie, CookieJar } from "tough-cookie";
import { MIN_SECRET_LENGTH } from "../secrets.ts";

/** Mark of a cookie that browsers do not store. */
export const REFUSED = "refused by browsers";

/** Cookie that an answer sets, without its value. */
export interface SetCookie {
  name: string;
  /** Attributes that are set, such as `HttpOnly`, and whether browsers refuse it. */
  attributes: string[];
}

/**
 * Creates an empty jar for the cookies of a visit, as a browser keeps them.
 * @param onValue gets every value, so that it can be hidden
 */
export function createCookies(onValue: (value: string) => void) {
  const jar = new CookieJar(undefined, { allowSecureOnLocal: true });
  return {
    /** Stores the cookies of an answer as a browser does, and returns all of them. */
    store: (url: string, headers: Headers): SetCookie[] =>
      headers.getSetCookie().flatMap((line) => {
        const cookie = Cookie.parse(line);
        if (!cookie) return [];
        if (cookie.value.length >= MIN_SECRET_LENGTH) onValue(cookie.value);
        const refused = store(jar, cookie, url) ? [] : [REFUSED];
        return [{ name: cookie.key, attributes: [...attributesOf(cookie), ...refused] }];
      }),
    /** The `Cookie` header of a request; empty without one. */
    headerFor: (url: string) => jar.getCookieStringSync(url),
    /** Values of the cookies of a name that a page's script can read, decoded as the portal does. Others are left out. */
    read: (pageUrl: string, name: string) => {
      // A script cannot read what is `HttpOnly`.
      const readable = jar.getCookiesSync(pageUrl, { http: false });
      return readable.filter(({ key }) => key === name).flatMap(({ value }) => decoded(value));
    },
  };
}

/** Stores a cookie. @returns false where browsers refuse it */
function store(jar: CookieJar, cookie: Cookie, url: string): boolean {
  const isRefused = cookie.sameSite === "none" && !cookie.secure;
  return !isRefused && jar.setCookieSync(cookie, url, { ignoreError: true }) !== undefined;
}

function attributesOf(cookie: Cookie): string[] {
  const { secure, httpOnly, sameSite, maxAge, expires } = cookie;
  const kept = maxAge !== null || expires instanceof Date;
  const site = sameSite === undefined || sameSite === "none" ? null : sameSite;
  return [
    secure ? "Secure" : null,
    httpOnly ? "HttpOnly" : null,
    site === null ? null : `SameSite=${site}`,
    kept ? "outlives the browser's window" : null,
  ].filter((attribute) => attribute !== null);
}

function decoded(value: string): string[] {
  try {
    return [decodeURIComponent(value)];
  } catch {
    return [];
  }
}
