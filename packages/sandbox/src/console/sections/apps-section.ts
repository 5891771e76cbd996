import { html } from "hono/html";
import type { Html } from "../../pages/page.ts";
import type { SandboxApp } from "../../regional-apps.ts";
import type { ConsoleView } from "../console-view.ts";

/** The apps, each in its own colour, with a link where it is known where it is served. */
export function appsSection({ services }: ConsoleView): Html {
  return html`<ul class="apps">
    ${services.apps.map((app) => html`<li data-look="${app.name}">${card(app)}</li>`)}
  </ul>`;
}

function card({ title, name, url }: SandboxApp): Html {
  const text = html`<span class="app__title">${title}</span>
    <span class="app__url">${url === undefined ? name : new URL(url).host}</span>`;
  return url === undefined
    ? html`<span class="app">${text}</span>`
    : html`<a class="app" href="${url}">${text}</a>`;
}
