import { html } from "hono/html";
import type { Html } from "../../pages/html.ts";
import type { ConsoleView } from "../console-view.ts";

/** The latest API events, newest first. */
export function activitySection({ services }: ConsoleView): Html {
  const events = services.activity.latest();
  if (events.length === 0) {
    return html`<section class="section">
      <h2 id="activity">What happened lately</h2>
      <p class="quiet">Nothing yet. Sign in to one of the apps, then load this page again.</p>
    </section>`;
  }
  return html`<section class="section">
    <h2 id="activity">What happened lately</h2>
    <div class="scroller" role="region" aria-labelledby="activity" tabindex="0">
      <table>
        <caption>
          The last ${events.length} events, newest first.
        </caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">App</th>
            <th scope="col">Call</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          ${events.map(
            ({ at, app, call, outcome }) =>
              html`<tr>
                <td>
                  <time datetime="${at.toISOString()}">${at.toLocaleTimeString("en-GB")}</time>
                </td>
                <td>${app}</td>
                <td><code>${call}</code></td>
                <td>${outcome}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
