import { html } from "hono/html";
import { assetUrl } from "./assets.ts";

/** Markup in which every value has been escaped. */
export type Html = ReturnType<typeof html>;

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

/** The signpost in the header of every page. */
const sign = (): Html =>
  html`<svg class="sign" viewBox="0 0 32 32" aria-hidden="true">
    <path class="sign__post" d="M14.5 3h3v25h-3zM10 27h12v2H10z" />
    <path class="sign__post" d="M8 5h14l4.500 4-4.500 4H8z" />
    <path class="sign__arm" d="M24 14.500H10L5.500 18.500l4.500 4h14z" />
  </svg>`;

/** Hills with a path, the band on top of a workspace. */
export const hills = (): Html =>
  html`<svg
    class="hills"
    viewBox="0 0 800 160"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <rect class="hills__sky" width="800" height="160" />
    <circle class="hills__sun" cx="592" cy="62" r="30" />
    <path class="hills__far" d="M0 104q90-52 190-20t200-8 180 14 230-28v98H0z" />
    <path class="hills__mid" d="M0 124q120-44 260-14t250-2 290-16v68H0z" />
    <path class="hills__near" d="M0 146q160-34 340-12t460-16v42H0z" />
    <path class="hills__path" d="M356 160q36-10 22-18t16-13q16-5 6-10 18 6 6 12-14 7 4 14t14 15z" />
  </svg>`;
