import { Hono } from "hono";
import { demonstration } from "../configuration/configurations.ts";
import type { Configuration } from "@waymark/hosting";
import { parseJson } from "../http/request-body.ts";
import { isObject } from "../is-object.ts";
import type { Services } from "../services.ts";
import { answerChange } from "./console-form.ts";

/** Body of `POST /configuration`; no app means all of them. */
interface Wish {
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
    const { app, configuration } = readWish(await c.req.text(), new URL(c.req.url).port);
    const known = apps.find(({ name }) => name === app);
    if (app !== undefined && !known) return c.json({ problem: "there is no such app" }, 404);
    if (!isObject(configuration)) {
      return c.json({ problem: "configuration has to be an object, or null for none" }, 400);
    }
    configurations.set(configuration, known?.name);
    return answerChange(c, "/#configuration", { apps: list() });
  });
  return routes;
}

/**
 * Reads JSON, or the console's form, which names one of two configurations. The first character decides, because
 * programs such as curl send the content type of a form for everything.
 */
function readWish(text: string, consolePort: string): Wish {
  if (text.trimStart().startsWith("{")) return readJson(text);
  const form = new URLSearchParams(text);
  const app = form.get("app");
  return { ...(app && { app }), configuration: presetOf(form.get("show"), consolePort) };
}

function readJson(text: string): Wish {
  try {
    const { app, configuration }: Wish = Object(parseJson(text));
    return { app, configuration: configuration === null ? {} : configuration };
  } catch {
    return {};
  }
}

function presetOf(show: string | null, consolePort: string): Configuration | undefined {
  if (show === "everything") return demonstration(consolePort);
  return show === "as-built" ? {} : undefined;
}
