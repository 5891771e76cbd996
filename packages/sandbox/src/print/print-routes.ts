import { Hono } from "hono";
import type { AppContext, AppEnv } from "../http/app-context.ts";
import { neverStored } from "../http/never-stored.ts";
import { linkKinds } from "../links/link-kinds.ts";
import { readTyped } from "../links/link-tokens.ts";
import { type AnswerKind, answerPage } from "../pages/answer-page.ts";
import { classListPage } from "./class-list-page.ts";

/** The printable file of a mass-print link, and the short addresses on its slips. */
export function createPrintRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const path of ["/print/*", "/go/*"]) routes.use(path, neverStored);
  // Its address cannot be guessed, and is gone when the sandbox stops.
  routes.get("/print/:id", (c) => {
    const list = c.var.services.files.get(c.req.param("id"));
    return list ? c.html(classListPage(c.var.app, list)) : notFound(c, "gone");
  });
  routes.get("/go/:code", (c) => {
    const { services, app } = c.var;
    const kind = "ActivateAccount";
    const token = readTyped(c.req.param("code"));
    const link = services.links.find(token, kind, app.name);
    if (!link) return notFound(c, "codeUnknown");
    // A used or expired one as well: the portal says so, and what to do.
    return c.redirect(linkKinds[kind].route({ kind, token, language: link.language }), 303);
  });
  return routes;
}

function notFound(c: AppContext, kind: AnswerKind): Response | Promise<Response> {
  return c.html(answerPage(c, { kind, back: "/" }), 404);
}
