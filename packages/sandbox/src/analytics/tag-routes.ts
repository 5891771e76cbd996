import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { sendFile } from "../network/public-answers.ts";
import type { CollectedEvents } from "./collected-events.ts";
import { readCommand } from "./read-command.ts";
import { tagScript } from "./tag-script.ts";

/** An event is a name and a few parameters; whatever is larger is none. */
const MAX_EVENT_BYTES = 8 * 1024;

/** The stand-in for the Google tag, and where it sends what it takes. */
export function createTagRoutes(collected: CollectedEvents): Hono {
  const routes = new Hono();
  routes.get("/gtag/js", (c) => sendFile(c, "text/javascript; charset=utf-8", tagScript));
  routes.post(
    "/collect",
    bodyLimit({
      maxSize: MAX_EVENT_BYTES,
      onError: (c) => c.text("The event is too large", 413),
    }),
    async (c) => {
      const command = readCommand(await c.req.text(), c.req.query("id") ?? "");
      if (!command) return c.text("This is no command of the tag", 400);
      collected.add(command);
      return c.body(null, 204);
    },
  );
  return routes;
}
