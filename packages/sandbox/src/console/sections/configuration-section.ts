import { html } from "hono/html";
import { changedKeys } from "../../configuration/changed-keys.ts";
import { demonstration } from "../../configuration/demonstration.ts";
import type { Html } from "../../pages/html.ts";
import type { SandboxApp } from "../../regional-apps.ts";
import { type ConsoleView, FORM_TOKEN_FIELD } from "../console-view.ts";

/** What the pages of each app are configured with beyond what they were built with, and two ways to change that. */
export function configurationSection({ services, formToken, consolePort }: ConsoleView): Html {
  const { apps, configurations } = services;
  const everything = JSON.stringify(demonstration(consolePort));
  const row = ({ name, title }: SandboxApp) => {
    const overlay = configurations.of(name);
    const keys = changedKeys(overlay);
    const words = JSON.stringify(overlay) === everything ? "Shows everything" : wordsFor(keys);
    return html`<tr>
      <th scope="row">${title}</th>
      <td>${words}</td>
      <td>${listed(keys)}</td>
    </tr>`;
  };
  return html`<section class="section">
    <h2 id="configuration">Configuration</h2>
    <p class="quiet">
      Show everything turns on logos, the design system, analytics and log out, from the sandbox's
      own addresses. Load an app's page again to see it.
    </p>
    <form class="send" method="post" action="/configuration">
      <input type="hidden" name="${FORM_TOKEN_FIELD}" value="${formToken}" />
      <label>
        App
        <select name="app">
          <option value="">All apps</option>
          ${apps.map(({ name, title }) => html`<option value="${name}">${title}</option>`)}
        </select>
      </label>
      <button class="button" type="submit" name="show" value="everything">Show everything</button>
      <button class="button button--plain" type="submit" name="show" value="as-built">
        As built
      </button>
    </form>
    <div class="scroller" role="region" aria-labelledby="configuration" tabindex="0">
      <table>
        <caption>
          What each app is served with.
        </caption>
        <thead>
          <tr>
            <th scope="col">App</th>
            <th scope="col">Served</th>
            <th scope="col">Changed keys</th>
          </tr>
        </thead>
        <tbody>
          ${apps.map(row)}
        </tbody>
      </table>
    </div>
  </section>`;
}

function wordsFor({ length }: readonly string[]): string {
  if (length === 0) return "As built";
  return length === 1 ? "With one change" : `With ${length} changes`;
}

function listed(keys: readonly string[]): Html {
  if (keys.length === 0) return html`<span class="quiet">none</span>`;
  return html`<ul class="pairs">
    ${keys.map((key) => html`<li><code>${key}</code></li>`)}
  </ul>`;
}
