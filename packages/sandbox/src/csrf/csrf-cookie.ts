import type { MiddlewareHandler } from "hono";
import { setCookie } from "hono/cookie";
import { NO_CACHE, PRIVATE_NO_CACHE } from "@waymark/hosting";
import { type AppContext, type AppEnv, isHttps } from "../http/app-context.ts";

/** The names that the portal expects by default. */
export const CSRF_COOKIE = "XSRF-TOKEN";
export const CSRF_HEADER = "X-XSRF-TOKEN";
/** The hidden field of forms that are sent without a script. */
export const CSRF_FIELD = "csrf";

/** Sets a fresh CSRF cookie with every answer to a request that came without one of ours; files with a hash are left alone. */
export const csrfCookie: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { csrf } = c.var.services;
  const known = readCsrfCookies(c).find((token) => csrf.isOurs(token));
  c.set("csrfToken", known ?? csrf.make());
  await next();
  const kept = c.res.headers.get("Cache-Control");
  if (known !== undefined || kept?.includes("public")) return;
  // What brings a cookie is this visitor's own; no cache may hand it to another.
  if (kept === NO_CACHE) c.header("Cache-Control", PRIVATE_NO_CACHE);
  // Not HttpOnly: the portal's script has to read it and send it back in a header.
  setCookie(c, CSRF_COOKIE, c.var.csrfToken, { path: "/", sameSite: "Lax", secure: isHttps(c) });
};

/** All cookies of the name: another host of the same site can set one, which comes first where it is older. */
export function readCsrfCookies(c: AppContext): string[] {
  const pairs = (c.req.header("Cookie") ?? "").split(";").map((pair) => pair.trim());
  const start = `${CSRF_COOKIE}=`;
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
}
