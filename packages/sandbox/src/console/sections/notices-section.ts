import { html } from "hono/html";
import type { Html } from "../../pages/page.ts";
import { consoleForm } from "../console-form.ts";
import type { ConsoleView } from "../console-view.ts";
import { dataTable } from "../data-table.ts";

const lengths = [
  { minutes: 10, label: "Ten minutes" },
  { minutes: 60, label: "An hour" },
  { minutes: 1440, label: "A day" },
] as const;

/** Posts a notice above the form of every app, and shows which there are. */
export function noticesSection({ services, formToken }: ConsoleView): Html {
  const posted = services.notices.all();
  return html`<p class="quiet">
      A line above the form of every app, as <code>waymark notice</code> makes it on a host. Load an
      app’s page to see it.
    </p>
    ${consoleForm(
      { action: "/notices", formToken, hasFields: true },
      html` <label>
          English
          <input name="en" maxlength="500" />
        </label>
        <label>
          French
          <input name="fr" maxlength="500" lang="fr-CA" />
        </label>
        <label>
          Where
          <select name="where">
            <option value="">Every screen</option>
            <option value="sign-in">Sign-in alone</option>
          </select>
        </label>
        <label>
          How long
          <select name="minutes">
            ${lengths.map(({ minutes, label }) => html`<option value="${minutes}">${label}</option>`)}
          </select>
        </label>
        <button class="button" type="submit">Post it</button>
        <button class="button button--plain" type="submit" name="end" value="all">End all</button>`,
    )}
    ${
      posted.length === 0
        ? html`<p class="quiet">There are no notices.</p>`
        : dataTable({
            caption: "Posted notices.",
            columns: ["Text", "Where", "Until"],
            rows: posted.map(({ text, where, until }) => [
              Object.values(text)[0] ?? "",
              where ?? "every screen",
              until,
            ]),
          })
    }`;
}
