import { Hono } from "hono";
import { parseJson } from "../http/request-body.ts";
import type { Services } from "../services.ts";

/** `POST /clock` with `{ "seconds": n }` moves the sandbox's time forward, so that tests see things expire without waiting. */
export function createClockRoute({ clock }: Services): Hono {
  const routes = new Hono();
  routes.post("/clock", async (c) => {
    const seconds = secondsIn(await c.req.text());
    if (seconds === undefined) return c.json({ problem: "seconds has to be a number" }, 400);
    try {
      clock.advance(seconds);
    } catch (error) {
      return c.json({ problem: error instanceof Error ? error.message : "" }, 400);
    }
    return c.json({ now: new Date(clock.now()).toISOString() });
  });
  return routes;
}

function secondsIn(text: string): number | undefined {
  try {
    const { seconds }: { seconds?: unknown } = Object(parseJson(text));
    return typeof seconds === "number" ? seconds : undefined;
  } catch {
    return undefined;
  }
}
