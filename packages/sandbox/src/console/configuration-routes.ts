import { Hono } from "hono";
import { demonstration } from "../configuration/configurations.ts";
import type { ConfigurationBlock } from "@waymark/hosting";
import { parseJsonOrForm } from "../http/request-body.ts";
import { isObject } from "../is-object.ts";
import type { Services } from "../services.ts";
import { answerChange } from "./console-form.ts";

/** Body of `POST /configuration`; no app means all of them. */
interface RequestBody {
  app?: unknown;
  configuration?: unknown;
}

/** The configuration that pages are served with: read it, and set it for one app or for all. */
export function createConfigurationRoutes(services: Services): Hono {
  const { apps, configurations } = services;
  const routes = new Hono();
  const list = () => Object.fromEntries(apps.map(({ name }) => [name, configurations.of(name)]));
  routes.get("/configuration.json", (c) => c.json({ apps: list() }));
  routes.post("/configuration", async (c) => {
    const { app, configuration } = readBody(await c.req.text(), new URL(c.req.url).port);
    if (!isObject(configuration)) {
      return c.json({ problem: "configuration has to be an object, or null for none" }, 400);
    }
    const known = apps.find(({ name }) => name === app);
    if (app !== undefined && !known) return c.json({ problem: "there is no such app" }, 404);
    configurations.set(configuration, known?.name);
    return answerChange(c, "/#configuration", { apps: list() });
  });
  return routes;
}

/** Reads JSON, or the console's form, which names one of two configurations and has an empty app for all. */
function readBody(text: string, consolePort: string): RequestBody {
  const { app, configuration, show } = parseJsonOrForm(text);
  if (show !== undefined)
    return { app: app || undefined, configuration: presetOf(show, consolePort) };
  return { app, configuration: configuration === null ? {} : configuration };
}

function presetOf(show: unknown, consolePort: string): ConfigurationBlock | undefined {
  if (show === "everything") return demonstration(consolePort);
  return show === "as-built" ? {} : undefined;
}
