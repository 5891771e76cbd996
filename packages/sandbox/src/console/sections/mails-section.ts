import { html } from "hono/html";
import { languages } from "../../languages.ts";
import { occasions } from "../../mail/occasions.ts";
import type { SentMail } from "../../mail/outbox.ts";
import type { Html } from "../../pages/page.ts";
import type { Services } from "../../services.ts";
import { consoleForm } from "../console-form.ts";
import type { ConsoleView } from "../console-view.ts";

/** Actions on a mail, by the last part of the address that `mail-routes.ts` answers. */
const actions = [
  { name: "expire", label: "Expire its link" },
  { name: "use", label: "Mark its link used" },
  { name: "again", label: "Send it again" },
] as const;

/** Every mail with its link and the link's state, and a form that sends more. */
export function mailsSection({ services, formToken }: ConsoleView): Html {
  const mails = services.outbox.all();
  return html`<p class="quiet">
      Everything the sandbox wrote, newest first. Ask for a forgotten password, or send one here.
    </p>
    ${sendForm(services, formToken)}
    <ol class="entries">
      ${mails.map((mail) => mailItem(mail, services, formToken))}
    </ol>`;
}

function sendForm({ apps }: Services, formToken: string): Html {
  return consoleForm(
    { action: "/mails/send", formToken, hasFields: true },
    html` <label>
        Mail
        <select name="kind">
          ${occasions.map(({ kind, label }) => html`<option value="${kind}">${label}</option>`)}
        </select>
      </label>
      <label>
        App
        <select name="app">
          ${apps.map(({ name, title }) => html`<option value="${name}">${title}</option>`)}
        </select>
      </label>
      <label>
        Language
        <select name="language">
          <option value="">The account’s own</option>
          ${languages.map(({ tag, label }) => html`<option value="${tag}">${label}</option>`)}
        </select>
      </label>
      <button class="button" type="submit">Send</button>`,
  );
}

function mailItem(mail: SentMail, { links }: Services, formToken: string): Html {
  const state = links.byHash(mail.linkHash)?.state ?? "gone";
  const words = mail.body.replace(mail.url, "").trim();
  return html`<li class="entry" lang="${mail.language}">
    <h3>${mail.subject}</h3>
    <p class="quiet" lang="en-CA">
      To ${mail.to} · ${mail.app} · ${mail.at.toLocaleTimeString("en-GB")} · link ${state}
    </p>
    <p class="entry__body">${words}</p>
    <p><a href="${mail.url}">${mail.url}</a></p>
    <div class="entry__actions" lang="en-CA">
      ${actions.map(({ name, label }) =>
        consoleForm(
          { action: `/mails/${mail.id}/${name}`, formToken },
          html` <button class="button button--plain" type="submit">
            ${label}<span class="away">: ${mail.subject}</span>
          </button>`,
        ),
      )}
    </div>
  </li>`;
}
