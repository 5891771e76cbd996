import { NO_CACHE, securityHeaders } from "@waymark/hosting";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createApiRoutes } from "../api/api-routes.ts";
import { csrfCookie } from "../csrf/csrf-cookie.ts";
import { createAssetRoutes } from "../pages/assets.ts";
import type { SandboxApp } from "../regional-apps.ts";
import type { Services } from "../services.ts";
import { createApiServer } from "../network/api-server.ts";
import { createStaticNetwork } from "../network/static-network.ts";
import { createPrintRoutes } from "../print/print-routes.ts";
import { createSsoRoutes } from "../sso/sso-routes.ts";
import { createSiteRoutes } from "../site/site-routes.ts";
import { createStaticRoutes } from "../static/static-routes.ts";
import { createWorkspaceRoutes } from "../workspace/workspace-routes.ts";
import type { AppEnv } from "./app-context.ts";
import { MAX_BODY_BYTES } from "./request-body.ts";
import { answerFailure } from "./report-error.ts";

/** Everything one app's origin answers: its API, the pages behind it, and the built app itself. */
export function createAppServer(services: Services, app: SandboxApp): Hono<AppEnv> {
  const server = new Hono<AppEnv>();
  // Before everything that is this app's alone: what these answer is the same for all, without a cookie.
  server.route("/", createApiServer<AppEnv>());
  server.route("/", createStaticNetwork<AppEnv>(services.analytics));
  server.use(async (c, next) => {
    c.set("services", services);
    c.set("app", app);
    await next();
  });
  server.use(safeHeaders, csrfCookie);
  // Before the limit of all others: what its calls refuse is JSON.
  server.route("/", createApiRoutes());
  server.use(limitBody);
  // Password managers ask here for the page where a password is changed.
  server.get("/.well-known/change-password", (c) => c.redirect("/forgot", 302));
  server.route("/", createAssetRoutes<AppEnv>());
  server.route("/", createWorkspaceRoutes());
  server.route("/", createPrintRoutes());
  server.route("/", createSsoRoutes());
  server.route("/", createSiteRoutes());
  server.route("/", createStaticRoutes());
  server.onError(answerFailure);
  return server;
}

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => c.text("The body is too large", 413),
});

const safeHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { pageSources, pageRows: rows = [] } = c.var;
  // A "not modified" has no content type, but its headers replace those of the page that the browser has.
  const isHtml = c.res.headers.get("Content-Type")?.startsWith("text/html");
  const html = isHtml ?? pageSources !== undefined;
  const headers = securityHeaders({ ...pageSources, html, path: c.req.path, rows });
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (html && !c.res.headers.has("Cache-Control")) c.header("Cache-Control", NO_CACHE);
};
