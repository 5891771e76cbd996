import type { ConfigurationBlock } from "@waymark/hosting";
import { html } from "hono/html";
import { demonstration } from "../../configuration/configurations.ts";
import { isObject } from "../../is-object.ts";
import type { Html } from "../../pages/page.ts";
import type { SandboxApp } from "../../regional-apps.ts";
import { consoleForm } from "../console-form.ts";
import type { ConsoleView } from "../console-view.ts";
import { dataTable } from "../data-table.ts";

/** Section with the configuration that each app's pages have beyond that of their build, and two ways to change it. */
export function configurationSection({ services, formToken, consolePort }: ConsoleView): Html {
  const { apps, configurations } = services;
  const everything = JSON.stringify(demonstration(consolePort));
  const row = ({ name, title }: SandboxApp) => {
    const overlay = configurations.of(name);
    const isEverything = JSON.stringify(overlay) === everything;
    const { served, changes } = isEverything ? everythingShown : wordsFor(changedKeys(overlay));
    return [title, served, changes];
  };
  return html`<p class="quiet">
      “Show everything” turns on logos, the design system, analytics and sign out, from the
      sandbox’s own addresses. Load an app’s page again to see it.
    </p>
    ${consoleForm(
      { action: "/configuration", formToken, hasFields: true },
      html` <label>
          App
          <select name="app">
            <option value="">All apps</option>
            ${apps.map(({ name, title }) => html`<option value="${name}">${title}</option>`)}
          </select>
        </label>
        <button class="button" type="submit" name="show" value="everything">Show everything</button>
        <button class="button button--plain" type="submit" name="show" value="as-built">
          As built
        </button>`,
    )}
    ${dataTable({
      caption: "What each app is served with.",
      columns: ["App", "Served", "Set beyond the build"],
      rows: apps.map(row),
    })}`;
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

/** The keys that an overlay sets, from the outside in: `branding.institutionId`. */
function changedKeys(overlay: ConfigurationBlock): string[] {
  return Object.entries(overlay).flatMap(([key, value]) => {
    const below = isObject(value) ? changedKeys(value) : [];
    return below.length > 0 ? below.map((inner) => `${key}.${inner}`) : [key];
  });
}
