import type { Hono } from "hono";
import { createApiServer } from "../network/api-server.ts";
import { createStaticNetwork } from "../network/static-network.ts";
import type { Services } from "../services.ts";

type Answer = (request: Request) => Response | Promise<Response>;

/** The host names that are origins of their own on the console's port. */
const API_HOST = "api.localhost";
const STATIC_HOST = "static.localhost";

/** Tells by its host name whom a request to the console's port is for; without a name of its own it is the console's. */
export function createConsoleHosts(services: Services, consoleServer: Hono): Answer {
  const others = new Map<string, Hono>([
    [API_HOST, createApiServer()],
    [STATIC_HOST, createStaticNetwork(services.analytics)],
  ]);
  return (request) => (others.get(new URL(request.url).hostname) ?? consoleServer).fetch(request);
}
