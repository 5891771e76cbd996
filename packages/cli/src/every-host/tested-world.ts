import type { TestedHost } from "@waymark/hosting/testing/hosts";

/** A host under test, with the build that it serves. */
export interface World extends TestedHost {
  dist: string;
  /** The same host with the build below a path. */
  below: () => Promise<TestedHost>;
  /** Addresses that the server behind the host was asked for. */
  seen: string[];
  /** True where a network in front of the host compresses, and answers 304. */
  hasNetwork: boolean;
  /** Ends the server behind the host. */
  endServer: () => Promise<void>;
}

export const PREFIX = "/portal";
export const UK_HOST = "uk.example";

export const DICTIONARY = "assets/translations/fr-CA.json";

/** The call whose answer sets `COOKIE` twice. */
export const LARGE_ANSWER = "/api/auth/login";
/** A cookie of almost 4 kB, which is the most that a browser accepts. */
export const COOKIE = `session=${"x".repeat(4000)}; Path=/; HttpOnly`;

/**
 * Paths that leave `/api/`, or lead into it from elsewhere. A server may decode a slash or dots, read a backslash as a slash,
 * or what follows a semicolon as a parameter.
 */
export const LEAVING_PATHS = [
  "/api/../x",
  "/api/..%2fx",
  "/api/%2E%2e%2Fx",
  "/api/..;/x",
  "/api/%ff/%2e%2e%2f%2e%2e%2fx",
  String.raw`/api/x\..\..\y`,
  "/api/x%5c..%5C..%5cy",
  "/x/../api/x",
  "/x/..%2fapi/x",
  "/x%2f..%2fapi/x",
  "/api/../api/x",
];

/** A test of the table. */
export interface Test {
  title: string;
  ids: string;
  run: (world: World) => Promise<void>;
}

/** Returns a cookie of the page's own, or a made-up one. Pages that set none are not private for it. */
export async function cookieOf(ask: World["ask"]): Promise<{ Cookie: string }> {
  const [cookie = "XSRF-TOKEN=a"] = (await ask("/")).headers["set-cookie"] ?? [];
  return { Cookie: cookie.split(";")[0] ?? "" };
}
