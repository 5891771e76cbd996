import { Hono } from "hono";
import { html } from "hono/html";
import type { AppContext, AppEnv } from "../http/app-context.ts";
import { firstAcceptedLanguage } from "../languages.ts";
import { answerPage } from "../pages/answer-page.ts";
import { type Html, page } from "../pages/page.ts";
import type { SandboxApp } from "../regional-apps.ts";
import { isSiteLanguage, type SiteLanguage, siteLanguages } from "./site-languages.ts";
import type { SiteTexts } from "./site-text-types.ts";
import { siteTexts } from "./site-texts.ts";

type SitePage = keyof SiteTexts["pages"];

const pageNames: readonly SitePage[] = ["main", "help", "contact"];

/** The product's main site, as far as the portal links to it: `/site/<language>/`, `/help` and `/contact`. */
export function createSiteRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const name of pageNames) {
    const path = name === "main" ? "" : name;
    routes.get(`/site/:language/${path}`, (c) => show(c, c.req.param("language"), name));
  }
  routes.get("/site/*", notFound);
  return routes;
}

function show(c: AppContext, language: string, name: SitePage): Response | Promise<Response> {
  if (!isSiteLanguage(language)) return notFound(c);
  return c.html(sitePage(c.var.app, language, name));
}

function notFound(c: AppContext): Response | Promise<Response> {
  const language = firstAcceptedLanguage(c.req.header("Accept-Language"));
  const back = `/site/${language === "fr" ? "fr-ca" : "en-ca"}/`;
  return c.html(answerPage({ app: c.var.app, kind: "notFound", language, back }), 404);
}

function sitePage(app: SandboxApp, language: SiteLanguage, name: SitePage): Html {
  const texts = siteTexts[language];
  const { title, lead, parts } = texts.pages[name];
  return page({
    title: `${title} – ${app.title}`,
    language: siteLanguages[language],
    look: app.name,
    name: app.title,
    home: `/site/${language}/`,
    body: html`<h1>${title}</h1>
      <p class="lead">${lead}</p>
      ${parts.map(
        ({ heading, text }) =>
          html`<section>
            <h2>${heading}</h2>
            <p>${text}</p>
          </section>`,
      )}
      ${links(language, name)}`,
  });
}

function links(language: SiteLanguage, current: SitePage): Html {
  const texts = siteTexts[language];
  const others = pageNames.filter((name) => name !== current);
  return html`<nav class="actions" aria-label="${texts.links.main}">
    <a class="button" href="/?lang=${language.slice(0, 2)}">${texts.links.signIn}</a>
    ${others.map(
      (name) =>
        html`<a href="/site/${language}/${name === "main" ? "" : name}">${texts.links[name]}</a>`,
    )}
  </nav>`;
}
