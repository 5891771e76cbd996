import { html } from "hono/html";
import { fullName } from "../../accounts/account.ts";
import type { Html } from "../../pages/page.ts";
import type { Registration } from "../../registration/registrations.ts";
import { consoleForm } from "../console-form.ts";
import type { ConsoleView } from "../console-view.ts";

/** The administrator's page: registrations to approve, and the links to the district's sign-in. */
export function registrationsSection({ services, formToken }: ConsoleView): Html {
  const registrations = services.registrations.all();
  return html`<p class="quiet">
      Educators come through the sandbox’s district:
      ${services.apps.map(
        ({ url, title }, index) =>
          url && html`${index > 0 ? " · " : ""}<a href="${url}/sso">${title}</a>`,
      )}
    </p>
    <ol class="entries">
      ${registrations.map((registration) => item(registration, formToken))}
    </ol>`;
}

function item(registration: Registration, formToken: string): Html {
  const { id, email, institution, app, state } = registration;
  const name = fullName(registration);
  return html`<li class="entry">
    <h3>${name}</h3>
    <p class="quiet">${email} · ${institution} · ${app} · ${state}</p>
    ${
      state === "waiting"
        ? html`<div class="entry__actions">
            ${["approve", "refuse"].map((decision) =>
              consoleForm(
                { action: `/registrations/${id}/${decision}`, formToken },
                html` <button class="button button--plain" type="submit">
                  ${decision === "approve" ? "Approve" : "Refuse"}<span class="away"> ${name}</span>
                </button>`,
              ),
            )}
          </div>`
        : ""
    }
  </li>`;
}
