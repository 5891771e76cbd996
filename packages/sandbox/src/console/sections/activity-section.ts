import { html } from "hono/html";
import type { Html } from "../../pages/page.ts";
import type { ConsoleView } from "../console-view.ts";
import { dataTable } from "../data-table.ts";

/** The latest API events, newest first. */
export function activitySection({ services }: ConsoleView): Html {
  const events = services.activity.latest();
  if (events.length === 0) {
    return html`<p class="quiet">
      Nothing yet. Sign in to one of the apps, then load this page again.
    </p>`;
  }
  return dataTable({
    caption: `The last ${events.length} events, newest first.`,
    columns: ["Time", "App", "Call", "Outcome"],
    rows: events.map(({ at, app, call, outcome }) => [
      html`<time datetime="${at.toISOString()}">${at.toLocaleTimeString("en-GB")}</time>`,
      app,
      html`<code>${call}</code>`,
      outcome,
    ]),
  });
}
