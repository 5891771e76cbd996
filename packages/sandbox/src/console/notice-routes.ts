import { Hono } from "hono";
import type { Services } from "../services.ts";
import { answerChange } from "./console-form.ts";

const MAX_MINUTES = 1440;

/** Posts a notice in every app from the console's form, and ends all of them. */
export function createNoticeRoutes({ notices }: Services): Hono {
  const routes = new Hono();
  routes.post("/notices", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const english = form.get("en")?.trim();
    const french = form.get("fr")?.trim();
    const minutes = Number(form.get("minutes"));
    const where = form.get("where");
    if (form.has("end")) notices.clear();
    else if ((!english && !french) || !(minutes > 0 && minutes <= MAX_MINUTES)) {
      return c.json({ problem: "give a text, and minutes up to a day" }, 400);
    } else {
      const text = {
        ...(english && { "en-CA": english, "en-GB": english }),
        ...(french && { "fr-CA": french }),
      };
      notices.post({ text, ...(where && { where }) }, minutes);
    }
    return answerChange(c, "/#notices", { notices: notices.all() });
  });
  return routes;
}
