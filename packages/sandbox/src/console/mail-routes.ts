import { type Context, Hono } from "hono";
import { languageOfTag } from "../languages.ts";
import { occasions } from "../mail/occasions.ts";
import type { SentMail } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { answerChange } from "./console-form.ts";

/** Actions of the console on a mail's link, by the last part of the address. */
const actions = new Map<string, (services: Services, mail: SentMail) => void>([
  ["expire", ({ links }, { linkHash }) => links.expire(linkHash)],
  ["use", ({ links }, { linkHash }) => links.use(linkHash)],
  ["again", (services, mail) => send(services, mail)],
]);

/** The outbox: read it, send mails on demand, and spoil their links. */
export function createMailRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get("/mails.json", (c) => c.json({ mails: services.outbox.all() }));
  routes.post("/mails/send", async (c) => {
    const form = await c.req.parseBody();
    const occasion = occasions.find(({ kind }) => kind === form["kind"]);
    const app = services.apps.find(({ name }) => name === form["app"]);
    if (!occasion || !app?.url) return c.text("There is no such mail or app", 400);
    const account = services.accounts.byName(occasion.username);
    if (!account) return c.text("The account has another username by now: reset the sandbox", 409);
    const { kind, about } = occasion;
    const language = languageOfTag(form["language"]) ?? account.language;
    services.mailer.send({
      kind,
      account,
      app: app.name,
      origin: new URL(app.url).origin,
      language,
      ...(about !== undefined && { about, to: kind === "VerifyEmail" ? about : account.email }),
    });
    return done(c, services);
  });
  routes.post("/mails/:id/:action", (c) => {
    const mail = services.outbox.byId(Number(c.req.param("id")));
    const action = actions.get(c.req.param("action"));
    if (!mail || !action) return c.text("There is no such mail", 404);
    action(services, mail);
    return done(c, services);
  });
  return routes;
}

/** Writes a mail once more, with a fresh link. */
function send(services: Services, mail: SentMail): void {
  const link = services.links.byHash(mail.linkHash);
  const account = link && services.accounts.byId(link.accountId);
  if (!link || !account) return;
  const { kind, app, language, to } = mail;
  const { about } = link;
  services.mailer.send({
    kind,
    account,
    app,
    origin: new URL(mail.url).origin,
    language,
    to,
    about,
  });
}

function done(c: Context, services: Services): Response {
  return answerChange(c, "/#mails", { mail: services.outbox.all()[0] });
}
