import { Hono } from "hono";
import { html } from "hono/html";
import { landingUrl } from "../auth/landing-url.ts";
import { startSession } from "../auth/session.ts";
import type { AppContext, AppEnv } from "../http/app-context.ts";
import { page } from "../pages/page.ts";
import { ssoPeople, type SsoPerson, ssoPersonOf } from "./single-sign-on.ts";

/** The single sign-on of the sandbox's district: choose a person to sign in as. */
export function createSsoRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/sso", (c) => c.html(districtPage(c)));
  routes.get("/sso/:subject", (c) => {
    const person = ssoPersonOf(c.req.param("subject"));
    return person ? c.redirect(arrivalUrl(c, person), 303) : c.html(districtPage(c), 404);
  });
  return routes;
}

/** Returns the address to which the product sends a person whom the district let in. */
function arrivalUrl(c: AppContext, { subject, linkedTo, leadsTo }: SsoPerson): string {
  const { services, app } = c.var;
  const known = services.sso.linkedAccount(subject);
  const account =
    known === undefined
      ? linkedTo && services.accounts.byName(linkedTo)
      : services.accounts.byId(known);
  if (account) return landingUrl(c, startSession(c, account, false));
  if (leadsTo === "error") return inLanguage(c, "/error?code=500");
  if (leadsTo !== "account" && leadsTo !== "portfoliolinking") return inLanguage(c, `/${leadsTo}`);
  const ticket = encodeURIComponent(services.sso.issueTicket(subject, app.name));
  return inLanguage(c, `/${leadsTo}/${ticket}`);
}

/** The language of the arrival is kept. */
function inLanguage(c: AppContext, path: string): string {
  const lang = c.req.query("lang");
  if (lang === undefined) return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=${encodeURIComponent(lang)}`;
}

function districtPage(c: AppContext) {
  return page({
    title: "Riverside District sign-in",
    language: "en-CA",
    look: c.var.app.name,
    name: "Riverside District",
    home: "/sso",
    body: html`<h1>Riverside District sign-in</h1>
      <p class="lead">A stand-in for a district’s single sign-on. Choose a person to sign in as.</p>
      <ul class="list">
        ${ssoPeople.map(
          ({ subject, label }) =>
            html`<li><a href="${inLanguage(c, `/sso/${subject}`)}">${label}</a></li>`,
        )}
      </ul>`,
  });
}
