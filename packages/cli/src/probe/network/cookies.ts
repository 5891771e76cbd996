import { type Cookie, CookieJar } from "tough-cookie";

const SHORTEST_SECRET = 6;

/** Cookie that an answer sets, without its value. */
export interface SetCookie {
  name: string;
  /** Attributes that are set, such as `HttpOnly`. */
  attributes: string[];
}

/** Cookies of a visit, as a browser keeps them. */
export interface Cookies {
  /** Stores the cookies of an answer and returns them. Others that a browser would refuse are left out. */
  store: (url: string, headers: Headers) => SetCookie[];
  /** The `Cookie` header of a request; empty without one. */
  headerFor: (url: string) => string;
  /** Value of a cookie, decoded as the portal does; undefined without one. */
  read: (url: string, name: string) => string | undefined;
}

/** Creates an empty jar. @param onValue gets every value, so that it can be hidden */
export function createCookies(onValue: (value: string) => void): Cookies {
  const jar = new CookieJar(undefined, { allowSecureOnLocal: true });
  return {
    store: (url, headers) =>
      headers.getSetCookie().flatMap((line) => {
        const cookie = setCookie(jar, line, url);
        if (!cookie) return [];
        // A shorter one is a setting, such as a language.
        if (cookie.value.length >= SHORTEST_SECRET) onValue(cookie.value);
        return [{ name: cookie.key, attributes: attributesOf(cookie) }];
      }),
    headerFor: (url) => jar.getCookieStringSync(url),
    read: (url, name) => {
      const cookie = jar.getCookiesSync(url).find(({ key }) => key === name);
      return cookie && decoded(cookie.value);
    },
  };
}

function setCookie(jar: CookieJar, line: string, url: string): Cookie | undefined {
  return jar.setCookieSync(line, url, { ignoreError: true });
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

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
