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
    const isEverything = JSON.stringify(overlay) === everything;
    const { served, changes } = isEverything ? everythingShown : wordsFor(changedKeys(overlay));
    return html`<tr>
      <th scope="row">${title}</th>
      <td>${served}</td>
      <td class="wraps">${changes}</td>
    </tr>`;
  };
  return html`<section class="section">
    <h2 id="configuration">Configuration</h2>
    <p class="quiet">
      Show everything turns on logos, the design system, analytics and sign out, from the sandbox’s
      own addresses. Load an app’s page again to see it.
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
            <th scope="col">Set beyond the build</th>
          </tr>
        </thead>
        <tbody>
          ${apps.map(row)}
        </tbody>
      </table>
    </div>
  </section>`;
}

interface Words {
  served: string;
  changes: Html | string;
}

const everythingShown: Words = {
  served: "Shows everything",
  changes: "Logos, design system, analytics, sign out, and where they come from",
};

function wordsFor(keys: readonly string[]): Words {
  if (keys.length === 0) return { served: "As built", changes: "Nothing" };
  const served = keys.length === 1 ? "With one change" : `With ${keys.length} changes`;
  return { served, changes: html`<code>${keys.join(", ")}</code>` };
}
