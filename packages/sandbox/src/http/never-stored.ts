import type { MiddlewareHandler } from "hono";

/** Keeps answers out of all caches, that for Back included: they show a person's data, or hold a token. */
export const neverStored: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
};
