import { type Env, Hono } from "hono";
import type { CollectedEvents } from "../analytics/collected-events.ts";
import { createTagRoutes } from "../analytics/tag-routes.ts";
import { drawLogo } from "../branding/draw-logo.ts";
import { institutionOf } from "../branding/institutions.ts";
import { logoDrawings } from "../branding/logos.ts";
import { designSystemFiles } from "./design-system.ts";
import { contentTypeOf } from "@waymark/hosting";
import { NEVER_KEPT, publicAnswer, sendFile } from "./public-answers.ts";
import { waitFor } from "./wait-for.ts";

const PLACES = ["/branding-assets/*", "/design-system/*", "/gtag/*", "/collect"] as const;

/** The static-asset network: logos, the design system, and what stands in for the analytics. */
export function createStaticNetwork<E extends Env>(collected: CollectedEvents): Hono<E> {
  const network = new Hono<E>();
  for (const place of PLACES) network.use(place, publicAnswer);
  network.route("/", createBrandingRoutes());
  network.get("/design-system/:name", (c) => {
    const name = c.req.param("name");
    const content = designSystemFiles.get(name);
    if (content === undefined) return c.text("Not found", 404);
    return sendFile(c, contentTypeOf(name) ?? "", content);
  });
  network.route("/", createTagRoutes(collected));
  for (const place of PLACES) network.all(place, (c) => c.text("Not found", 404));
  return network;
}

function createBrandingRoutes(): Hono {
  const routes = new Hono();
  routes.get("/branding-assets/:package/branding.json", async (c) => {
    const institution = institutionOf(c.req.param("package"));
    if (institution?.waits !== undefined) await waitFor(institution.waits, c.req.raw.signal);
    const document = institution?.document?.();
    if (document === undefined) return c.text("Not found", 404);
    const answer = sendFile(c, contentTypeOf("branding.json") ?? "", document);
    if (institution?.isFault) answer.headers.set("Cache-Control", NEVER_KEPT);
    return answer;
  });
  routes.get("/branding-assets/:package/:name", (c) => {
    const name = c.req.param("name");
    const drawing = Object.hasOwn(logoDrawings, name) ? logoDrawings[name] : undefined;
    const isPackage = institutionOf(c.req.param("package"))?.document !== undefined;
    if (!drawing || !isPackage) return c.text("Not found", 404);
    return sendFile(c, contentTypeOf(name) ?? "", drawLogo(drawing));
  });
  return routes;
}
