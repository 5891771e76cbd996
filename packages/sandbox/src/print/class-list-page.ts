import { Hono } from "hono";
import { html } from "hono/html";
import { fullName } from "../accounts/full-name.ts";
import type { AppContext, AppEnv } from "../http/app-context.ts";
import { firstAcceptedLanguage, textLanguageOf } from "../languages.ts";
import { answerPage } from "../pages/answer-page.ts";
import { page } from "../pages/page.ts";
import type { ClassList } from "./class-list.ts";

const texts = {
  en: {
    title: "Activation links",
    lead: "Cut along the lines. Each link works once, for seven days.",
    name: "Name",
    username: "Username",
    link: "Link",
  },
  fr: {
    title: "Liens d’activation",
    lead: "Découpez le long des lignes. Chaque lien fonctionne une fois, pendant sept jours.",
    name: "Nom",
    username: "Nom d’utilisateur",
    link: "Lien",
  },
} as const;

/** The printable file of a mass-print link. Its address cannot be guessed and is gone when the sandbox stops. */
export function createPrintRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/print/:id", (c) => {
    c.header("Cache-Control", "no-store");
    const list = c.var.services.files.get(c.req.param("id"));
    if (list) return c.html(classListPage(c, list));
    const language = firstAcceptedLanguage(c.req.header("Accept-Language"));
    return c.html(answerPage({ app: c.var.app, kind: "gone", language, back: "/" }), 404);
  });
  return routes;
}

function classListPage(c: AppContext, { institution, language, students }: ClassList) {
  const text = texts[textLanguageOf(language)];
  return page({
    title: `${text.title} – ${institution}`,
    language,
    look: c.var.app.name,
    name: c.var.app.title,
    body: html`<h1>${text.title}</h1>
      <p class="lead">${institution}. ${text.lead}</p>
      <table class="slips">
        <thead>
          <tr>
            <th scope="col">${text.name}</th>
            <th scope="col">${text.username}</th>
            <th scope="col">${text.link}</th>
          </tr>
        </thead>
        <tbody>
          ${students.map(
            ({ student, url }) =>
              html`<tr>
                <th scope="row"><bdi>${fullName(student)}</bdi></th>
                <td>${student.username}</td>
                <td><a href="${url}">${url}</a></td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  });
}
