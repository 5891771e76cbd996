import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { CSRF_HEADER, readCsrfCookies } from "../csrf/csrf-cookie.ts";
import type { AppContext, AppEnv } from "../http/app-context.ts";
import { neverStored } from "../http/never-stored.ts";
import { MAX_BODY_BYTES } from "../http/request-body.ts";
import { reportError } from "../http/report-error.ts";
import { ApiRefusal } from "./api-refusal.ts";
import { calls, loggedCall } from "./calls.ts";

/** Everything under `/api/`: every answer is JSON and stays out of caches, and every call is noted for the console. */
export function createApiRoutes(): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  api.use("/api/*", noteCall, neverStored, callLimit);
  api.use(
    "/api/*",
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new ApiRefusal({ status: 413, friendlyMessage: "The body is too large" });
      },
    }),
  );
  api.use("/api/*", csrfHeader);
  for (const { method, path, answer } of calls) api.on(method, path, answer);
  api.all("/api/*", (c) => {
    throw notAnswered(c);
  });
  api.onError(refuse);
  return api;
}

const noteCall: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { services, app, outcome } = c.var;
  const { method, path } = c.req;
  const status = String(c.res.status);
  try {
    services.activity.add({
      app: app.name,
      call: loggedCall(`${method} ${path}`),
      outcome: outcome ? `${status}: ${outcome}` : status,
    });
  } catch (error) {
    // A call does not fail for want of a note. What has failed the call as well is in the terminal already.
    if (c.error === undefined || c.error instanceof ApiRefusal) reportError(error);
  }
};

/** By the address that a server in front names; without one, all calls come from the same. */
const callLimit: MiddlewareHandler<AppEnv> = async (c, next) => {
  const [address = ""] = (c.req.header("X-Forwarded-For") ?? "").split(",");
  const seconds = c.var.services.callLimit.secondsToWait(address);
  if (seconds > 0) {
    c.set("outcome", `too many calls from one address, to wait ${seconds} s`);
    throw new ApiRefusal({
      status: 429,
      friendlyMessage: "Too many calls from this address",
      headers: { "Retry-After": String(seconds) },
    });
  }
  await next();
};

const csrfHeader: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  const { csrf } = c.var.services;
  if (!isRead && !csrf.match(readCsrfCookies(c), c.req.header(CSRF_HEADER))) {
    c.set("outcome", "CSRF token missing or wrong");
    throw new ApiRefusal({ status: 403, friendlyMessage: "The CSRF token is missing or wrong" });
  }
  await next();
};

function notAnswered(c: AppContext): ApiRefusal {
  const known = calls.find((call) => call.path === c.req.path);
  if (!known) return new ApiRefusal({ status: 404, friendlyMessage: "There is no such call" });
  return new ApiRefusal({
    status: 405,
    friendlyMessage: `This call is made with ${known.method}`,
    headers: { Allow: known.method },
  });
}

function refuse(error: Error, c: AppContext): Response {
  const refusal =
    error instanceof ApiRefusal
      ? error
      : new ApiRefusal({ status: 500, friendlyMessage: "The sandbox failed" });
  // The terminal has to say what is wrong with the sandbox; refusals are normal.
  if (refusal !== error) reportError(error);
  return c.json({ messages: refusal.messages, data: refusal.data }, refusal.status, {
    ...refusal.headers,
  });
}
