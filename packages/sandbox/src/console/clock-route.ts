import { Hono } from "hono";
import type { Services } from "../services.ts";
import { isFromConsole } from "./is-from-console.ts";

/** `POST /clock` with `{ "seconds": n }` moves the sandbox's time forward, so that tests see things expire without waiting. */
export function createClockRoute({ clock, csrf }: Services): Hono {
  const routes = new Hono();
  routes.post("/clock", async (c) => {
    if (!(await isFromConsole(c, csrf))) return c.text("Only for tests", 403);
    const body: unknown = await c.req.json().catch(() => undefined);
    const seconds = secondsOf(body);
    if (seconds === undefined) return c.json({ problem: "seconds has to be a number" }, 400);
    clock.advance(seconds);
    return c.json({ now: new Date(clock.now()).toISOString() });
  });
  return routes;
}

function secondsOf(body: unknown): number | undefined {
  if (typeof body !== "object" || body === null || !("seconds" in body)) return undefined;
  return typeof body.seconds === "number" && Number.isFinite(body.seconds)
    ? body.seconds
    : undefined;
}
