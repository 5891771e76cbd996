import { html } from "hono/html";
import type { AnalyticsEvent } from "../../analytics/collected-events.ts";
import type { Html } from "../../pages/page.ts";
import type { ConsoleView } from "../console-view.ts";
import { dataTable } from "../data-table.ts";

/** Section with the events that pages sent to the stand-in for the analytics, newest first. */
export function analyticsSection({ services }: ConsoleView): Html {
  const events = services.analytics.latest();
  if (events.length === 0) {
    return html`<p class="quiet">
      Nothing was sent. <a href="#configuration">Show everything</a>, use one of the apps, give
      consent where it asks for it, then load this page again.
    </p>`;
  }
  return dataTable({
    caption:
      events.length === 1
        ? "One event was sent."
        : `The last ${events.length} events that were sent, newest first.`,
    columns: ["Time", "Property", "Event", "Parameters"],
    rows: events.map(cellsOf),
  });
}

function cellsOf({ at, id, name, parameters }: AnalyticsEvent) {
  const given = Object.entries(parameters);
  return [
    html`<time datetime="${at.toISOString()}">${at.toLocaleTimeString("en-GB")}</time>`,
    id,
    name,
    given.length === 0
      ? html`<span class="quiet">none</span>`
      : html`<ul class="pairs">
          ${given.map(([key, value]) => html`<li><code>${key}: ${shown(value)}</code></li>`)}
        </ul>`,
  ];
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
