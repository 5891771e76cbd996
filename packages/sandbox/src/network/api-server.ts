import { type Env, Hono } from "hono";
import { institutionOf } from "../branding/institutions.ts";
import { KEPT_SHORTLY, publicAnswer } from "./public-answers.ts";
import { waitFor } from "./wait-for.ts";

const HTML_PAGE = "<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>";

/** The API server with its own origin: returns an institution's branding package. */
export function createApiServer<E extends Env>(): Hono<E> {
  const server = new Hono<E>();
  server.use("/branding/*", publicAnswer);
  // Browsers ask another origin before a call with these headers.
  server.options("/branding/branding-package/:institutionId", (c) => {
    c.header("Access-Control-Allow-Headers", "Content-Type, Device");
    c.header("Access-Control-Max-Age", "7200");
    return c.body(null, 204);
  });
  server.get("/branding/branding-package/:institutionId", async (c) => {
    const institution = institutionOf(c.req.param("institutionId"));
    if (!institution) return c.text("There is no such institution", 404);
    const { institutionId, waits, packageAnswer, isFault } = institution;
    if (waits !== undefined) await waitFor(waits, c.req.raw.signal);
    if (!isFault) c.header("Cache-Control", KEPT_SHORTLY);
    return packageAnswer === "html" ? c.html(HTML_PAGE) : c.text(packageAnswer ?? institutionId);
  });
  server.all("/branding/*", (c) => c.text("Not found", 404));
  return server;
}
