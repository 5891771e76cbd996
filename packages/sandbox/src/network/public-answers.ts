import type { Context, MiddlewareHandler } from "hono";
import { securityHeaders } from "@waymark/hosting";

/** For whatever may be wrong or change any moment. */
export const NEVER_KEPT = "no-store";
/** Long enough to spare a class of thirty, short enough for a change to be seen in a demonstration. */
export const KEPT_SHORTLY = "public, max-age=300";

/** Public responses: every origin may read them, and they do not depend on a cookie. */
export const publicAnswer: MiddlewareHandler = async (c, next) => {
  await next();
  const headers = securityHeaders({ html: false, path: c.req.path });
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header("Access-Control-Allow-Origin", "*");
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", NEVER_KEPT);
};

/** Sends a text as a file would be sent. */
export function sendFile(c: Context, type: string, content: string): Response {
  c.header("Content-Type", type);
  c.header("Cache-Control", KEPT_SHORTLY);
  return c.body(content);
}
