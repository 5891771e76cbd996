import { html } from "hono/html";
import { type Html, page } from "../pages/page.ts";
import type { SandboxApp } from "../regional-apps.ts";

/** Page for developers, shown in place of an app that is not built. */
export function notBuiltPage({ name, title, dist }: SandboxApp): Html {
  const place =
    dist === undefined
      ? html`<p>The sandbox was started without a folder for this app.</p>`
      : html`<p>It is looked for in <code>${dist}</code>.</p>`;
  return page({
    title: `${title} is not built yet`,
    language: "en-CA",
    look: name,
    name: title,
    body: html`<h1>${title} is not built yet</h1>
      <p class="lead">
        Build it with <code>npm run build</code>, then load this page again. Beside other apps,
        <code>pnpm --filter ${name} build</code> builds this one alone.
      </p>
      ${place}`,
  });
}
