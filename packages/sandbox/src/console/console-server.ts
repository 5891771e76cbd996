import { securityHeaders } from "@waymark/hosting";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { seed } from "../accounts/seed.ts";
import { answerFailure } from "../http/report-error.ts";
import { MAX_BODY_BYTES } from "../http/request-body.ts";
import { createApiServer } from "../network/api-server.ts";
import { createStaticNetwork } from "../network/static-network.ts";
import { createAssetRoutes } from "../pages/assets.ts";
import type { Services } from "../services.ts";
import { createClockRoute } from "./clock-route.ts";
import { createConfigurationRoutes } from "./configuration-routes.ts";
import { answerChange, onlyFromConsole } from "./console-form.ts";
import { consolePage } from "./console-page.ts";
import { createFaultRoutes } from "./fault-routes.ts";
import { createMailRoutes } from "./mail-routes.ts";
import { createNoticeRoutes } from "./notice-routes.ts";
import { createRegistrationRoutes } from "./registration-routes.ts";

type Answer = (request: Request) => Response | Promise<Response>;

/** The host names that are origins of their own on the console's port. */
const API_HOST = "api.localhost";
const STATIC_HOST = "static.localhost";

interface ConsoleOptions {
  services: Services;
  reset: () => void;
  /** Lets `POST /clock` move the sandbox's time. */
  testControls: boolean;
}

/** Tells by its host name whom a request to the console's port is for; without a name of its own it is the console's. */
export function createConsoleHosts(options: ConsoleOptions): Answer {
  const consoleServer = createConsoleServer(options);
  const others = new Map<string, Hono>([
    [API_HOST, createApiServer()],
    [STATIC_HOST, createStaticNetwork(options.services.analytics)],
  ]);
  return (request) => (others.get(new URL(request.url).hostname) ?? consoleServer).fetch(request);
}

/** The console page, and the calls with which tests control the sandbox. */
function createConsoleServer({ services, reset, testControls }: ConsoleOptions): Hono {
  const server = new Hono();
  server.use(safeHeaders, bodyLimit({ maxSize: MAX_BODY_BYTES }));
  // Before every route, so that none can leave it out.
  server.use(onlyFromConsole(services.csrf));
  server.get("/", (c) => {
    const wasReset = c.req.query("reset") !== undefined;
    const consolePort = new URL(c.req.url).port;
    const formToken = services.csrf.make();
    return c.html(consolePage({ services, formToken, wasReset, consolePort }));
  });
  server.get("/analytics.json", (c) => c.json({ events: services.analytics.latest() }));
  server.get("/accounts.json", (c) => c.json({ accounts: seed }));
  server.post("/reset", (c) => {
    reset();
    return answerChange(c, "/?reset#reset", { reset: true });
  });
  server.route("/", createConfigurationRoutes(services));
  server.route("/", createFaultRoutes(services));
  server.route("/", createMailRoutes(services));
  server.route("/", createRegistrationRoutes(services));
  server.route("/", createNoticeRoutes(services));
  server.route("/", createAssetRoutes());
  if (testControls) server.route("/", createClockRoute(services));
  server.onError(answerFailure);
  return server;
}

const safeHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const html = c.res.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  // Not a page of the portal: no path of the console is one that search engines may list.
  const headers = securityHeaders({ html, path: "/console" });
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
};
