import { Hono } from "hono";
import { calls } from "../api/calls.ts";
import { faultNamed } from "../faults/fault-table.ts";
import { parseJsonOrForm } from "../http/request-body.ts";
import type { Services } from "../services.ts";
import { answerChange } from "./console-form.ts";

/** Body of `POST /faults`, as JSON or from the console's form. */
interface RequestBody {
  call?: unknown;
  /** Empty or missing: the call works again. */
  fault?: unknown;
  /** Number of answers; empty or missing: all of them. */
  times?: unknown;
}

/** The fault switch: what is on, and turning it on and off. */
export function createFaultRoutes({ faults }: Services): Hono {
  const routes = new Hono();
  const list = () =>
    faults.all().map(({ path, fault, left }) => ({ call: path, fault: fault.name, left }));
  routes.get("/faults.json", (c) => c.json({ faults: list() }));
  routes.post("/faults", async (c) => {
    const { call, fault, times }: RequestBody = parseJsonOrForm(await c.req.text());
    const path = calls.find((row) => row.path === call)?.path;
    const left = times === undefined || times === "" ? undefined : Number(times);
    if (path === undefined) return c.json({ problem: "there is no such call" }, 404);
    if (left !== undefined && !(Number.isSafeInteger(left) && left > 0)) {
      return c.json({ problem: "times has to be a whole number" }, 400);
    }
    const known = faultNamed(fault);
    if (fault && !known) return c.json({ problem: "there is no such fault" }, 404);
    if (known) faults.on({ path, fault: known, left });
    else faults.off(path);
    return answerChange(c, "/#faults", { faults: list() });
  });
  return routes;
}
