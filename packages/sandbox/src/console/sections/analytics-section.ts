import { html } from "hono/html";
import type { AnalyticsEvent } from "../../analytics/collected-events.ts";
import type { Html } from "../../pages/html.ts";
import type { ConsoleView } from "../console-view.ts";

/** What pages told the stand-in for the analytics, newest first. */
export function analyticsSection({ services }: ConsoleView): Html {
  const events = services.analytics.latest();
  return html`<section class="section">
    <h2 id="analytics">Analytics</h2>
    ${events.length === 0 ? nothing() : table(events)}
  </section>`;
}

function nothing(): Html {
  return html`<p class="quiet">
    Nothing was sent. <a href="#configuration">Show everything</a>, use one of the apps, give
    consent where it asks for it, then load this page again.
  </p>`;
}

function table(events: readonly AnalyticsEvent[]): Html {
  return html`<div class="scroller" role="region" aria-labelledby="analytics" tabindex="0">
    <table>
      <caption>
        ${
          events.length === 1
            ? "One event was sent."
            : `The last ${events.length} events that were sent, newest first.`
        }
      </caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Property</th>
          <th scope="col">Event</th>
          <th scope="col">Parameters</th>
        </tr>
      </thead>
      <tbody>
        ${events.map(row)}
      </tbody>
    </table>
  </div>`;
}

function row({ at, id, name, parameters }: AnalyticsEvent): Html {
  const given = Object.entries(parameters);
  return html`<tr>
    <td><time datetime="${at.toISOString()}">${at.toLocaleTimeString("en-GB")}</time></td>
    <td>${id}</td>
    <td>${name}</td>
    <td>
      ${
        given.length === 0
          ? html`<span class="quiet">none</span>`
          : html`<ul class="pairs">
              ${given.map(([key, value]) => html`<li><code>${key}: ${shown(value)}</code></li>`)}
            </ul>`
      }
    </td>
  </tr>`;
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
