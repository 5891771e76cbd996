import { Hono } from "hono";
import { html } from "hono/html";
import { acceptedLanguage, type AppContext, type AppEnv } from "../http/app-context.ts";
import type { Language } from "../languages.ts";
import { answerPage } from "../pages/answer-page.ts";
import { type Html, page } from "../pages/page.ts";
import type { SandboxApp } from "../regional-apps.ts";
import { en, enGb, type SiteTexts } from "./site-texts-en.ts";
import { fr } from "./site-texts-fr.ts";

/** The main site in each language, by the part of the path that the portal links to. */
const sites = {
  "en-ca": { language: "en-CA", texts: en },
  "fr-ca": { language: "fr-CA", texts: fr },
  "en-gb": { language: "en-GB", texts: enGb },
} as const satisfies Record<string, { language: Language; texts: SiteTexts }>;

type SiteName = keyof typeof sites;
type SitePage = keyof SiteTexts["pages"];

const pageNames: readonly SitePage[] = ["main", "help", "contact"];

/** The product's main site, as far as the portal links to it: `/site/<language>/`, `/help` and `/contact`. */
export function createSiteRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const name of pageNames) {
    const path = name === "main" ? "" : name;
    routes.get(`/site/:site/${path}`, (c) => show(c, c.req.param("site"), name));
  }
  routes.get("/site/*", notFound);
  return routes;
}

function show(c: AppContext, site: string, name: SitePage): Response | Promise<Response> {
  return isSite(site) ? c.html(sitePage(c.var.app, site, name)) : notFound(c);
}

function isSite(name: string): name is SiteName {
  return Object.hasOwn(sites, name);
}

function notFound(c: AppContext): Response | Promise<Response> {
  const back = `/site/${acceptedLanguage(c) === "fr" ? "fr-ca" : "en-ca"}/`;
  return c.html(answerPage(c, { kind: "notFound", back }), 404);
}

function sitePage(app: SandboxApp, site: SiteName, name: SitePage): Html {
  const { language, texts } = sites[site];
  const { title, lead, parts } = texts.pages[name];
  return page({
    title: `${title} – ${app.title}`,
    language,
    look: app.name,
    name: app.title,
    home: `/site/${site}/`,
    body: html`<h1>${title}</h1>
      <p class="lead">${lead}</p>
      ${parts.map(
        ({ heading, text }) =>
          html`<section>
            <h2>${heading}</h2>
            <p>${text}</p>
          </section>`,
      )}
      ${links(site, name)}`,
  });
}

function links(site: SiteName, current: SitePage): Html {
  const { texts } = sites[site];
  const others = pageNames.filter((name) => name !== current);
  return html`<nav class="actions" aria-label="${texts.links.main}">
    <a class="button" href="/?lang=${site.slice(0, 2)}">${texts.links.signIn}</a>
    ${others.map(
      (name) =>
        html`<a href="/site/${site}/${name === "main" ? "" : name}">${texts.links[name]}</a>`,
    )}
  </nav>`;
}
