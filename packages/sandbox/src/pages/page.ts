import { html } from "hono/html";
import { assetUrl } from "./assets.ts";
import { sign } from "./drawings.ts";
import type { Html } from "./html.ts";

interface Page {
  title: string;
  /** A BCP 47 language tag. */
  language: string;
  /** Colours the page: the name of an app, or `console`. */
  look: string;
  /** The name in the page's header. */
  name: string;
  /** Target of the name in the header; `/` by default. */
  home?: string;
  body: Html;
}

/** The frame of every page that the sandbox writes itself. Without a script, and without a style in the markup. */
export function page({ title, language, look, name, home = "/", body }: Page): Html {
  return html`<!doctype html>
    <html lang="${language}" data-look="${look}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="${assetUrl("sign.svg")}" type="image/svg+xml" />
        <link rel="stylesheet" href="${assetUrl("pages.css")}" />
      </head>
      <body>
        <header class="bar">
          <a class="bar__home" href="${home}">${sign()}<span>${name}</span></a>
        </header>
        <main class="page">${body}</main>
      </body>
    </html>`;
}
