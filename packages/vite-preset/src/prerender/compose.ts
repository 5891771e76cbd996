import { escapeAttribute } from "@waymark/hosting";

/** Parts of which a prerendered page is composed. */
export interface PageParts {
  language: string;
  /** The year in the footer. */
  year: number;
  /** True for a page that shows a waiting state, whose screen may be higher than the window. */
  waits: boolean;
  /** The parts of the region that threw; the page has the portal's own instead. */
  leftOut: readonly string[];
  /** Text, as the description: both are escaped here. */
  title: string;
  description: string;
  /** Markup. */
  noScript: string;
  /** Markup that is shown when a script fails to load. */
  broken: string;
  /** Shown by browsers that are too old for the styles, instead of the portal. */
  outdated: string;
  /** Url of a script that only these run. */
  outdatedScript: string;
  /** The rendered portal. */
  html: string;
  /** Templates of a sign-in page's commonest messages. */
  messages?: string;
  /** Goes into the head, behind the configuration. */
  script: string;
  css: string;
  /** The script that works before React. */
  first: FirstScript;
  /** Urls of scripts that the app's own imports. As elements they run in tasks of their own. */
  scripts: readonly string[];
  /** Urls of scripts that it will ask for. */
  preloads: readonly string[];
  /** Url of the texts. */
  dictionary: string;
}

interface FirstScript {
  url: string;
  /** Facts of a sign-in page. */
  signIn?: SignInFacts;
}

interface SignInFacts {
  variant: string;
  /** Url of the file with the messages before React that the page lacks. */
  messages: string;
  /** Present where the region counts without asking. */
  counts?: "";
}

/** The first paint waits for the whole portal, which comes with the first packets: half a card would move when the rest comes. */
const BLOCK_FIRST_PAINT = `<link rel="expect" href="#portal-end" blocking="render">`;

/**
 * Without scripts no form could be sent, whatever its region's style is. A selector by `:has()` would be missing in Chrome
 * 103 and Firefox 102.
 */
const NO_FORM = `:is(.wm-menu__button,[data-portal-form],[data-portal-form]~*){display:none!important}`;

/** A paragraph right before a form, which speaks of its fields. */
const LEAD = /<\/p><form\b/u;
/** A rule of its own, because browsers without `:has()` drop it. */
const NO_LEAD = "p:has(+[data-portal-form]){display:none!important}";

/** The place that a screen has for the note for browsers without JavaScript. */
const NOTE_PLACE = "<noscript></noscript>";
/** A summary begins outside of its card's text, which a note before the portal does not have. */
const NOTE_ALONE = "body>noscript>.wm-summary{margin-inline:0!important}";

/** No script is needed for the first paint. All have one priority: browsers delay a single low one until the others are loaded. */
const AFTER_THE_FIRST_PAINT = ` fetchpriority="low"`;

/** The script with which the built page starts the portal. */
const BUILT_SCRIPT = /<script type="module" crossorigin src="(?<url>[^"]*)"><\/script>/u;

/** The root element with its attributes; a quoted value may contain `>`. */
const ROOT = /<html(?<own>(?:"[^"]*"|'[^']*'|[^"'>])*)>/iu;

/** The built style sheet. Vite writes `crossorigin`: a style sheet that the region's `index.html` names stays where it is. */
const BUILT_STYLE = /<link rel="stylesheet" crossorigin href="[^"]*">/u;

/**
 * Makes a page out of the built one.
 * @throws {Error} that names the place that the built page lacks
 */
export function composePage(built: string, parts: PageParts): string {
  const steps: readonly [place: RegExp, text: string][] = [
    [
      ROOT,
      `<html lang="${escapeAttribute(parts.language)}" data-language="${escapeAttribute(parts.language)}" data-year="${parts.year}"${parts.waits ? " data-waits" : ""}${leftOutMark(parts.leftOut)}${ownAttributes(built)}>`,
    ],
    [
      /<title>[^<]*<\/title>/u,
      `<title>${escapeAttribute(parts.title)}</title><meta name="description" content="${escapeAttribute(parts.description)}">`,
    ],
    [
      BUILT_STYLE,
      `<style>${inlineStyle(parts.css)}</style>${withoutScripts(parts)}${BLOCK_FIRST_PAINT}`,
    ],
    [BUILT_SCRIPT, firstScript(parts.first) + portalScripts(built, parts)],
    [/(?<=id="portal-config">[^]*?<\/script>)/u, `<script>${inlineScript(parts.script)}</script>`],
    [
      /<div id="portal"><\/div>/u,
      `${portalOf(parts)}<p class="wm-broken" aria-live="assertive" tabindex="-1">${parts.broken}</p><div class="wm-outdated" hidden>${parts.outdated}</div>${messagesInPage(parts)}<i id="portal-end" hidden></i><script nomodule src="${escapeAttribute(parts.outdatedScript)}"></script>`,
    ],
  ];
  return steps.reduce((page, [place, text]) => {
    if (!place.test(page)) throw new Error(`The built page has no place for ${String(place)}`);
    // A function, because `$&` and the like have a meaning in a replacement text.
    return page.replace(place, () => text);
  }, withoutLinesInHead(built));
}

/** Style for browsers without JavaScript. */
function withoutScripts({ html }: PageParts): string {
  const rules =
    NO_FORM + (LEAD.test(html) ? NO_LEAD : "") + (html.includes(NOTE_PLACE) ? "" : NOTE_ALONE);
  return `<noscript><style>@layer layout{${rules}}</style></noscript>`;
}

/** The portal with the note for browsers without JavaScript: in the place that its screen has for it, or before it. */
function portalOf({ html, noScript }: PageParts): string {
  const note = `<noscript><p class="wm-no-script wm-summary">${noScript}</p></noscript>`;
  const filled = html.replace(NOTE_PLACE, () => note);
  return `${filled === html ? note : ""}<div id="portal">${filled}</div>`;
}

/** Attributes that a region writes on the root element, such as the class of its design system. Its language is that of the page. */
function ownAttributes(built: string): string {
  const own = ROOT.exec(built)?.groups?.["own"] ?? "";
  return own.replace(/\s+lang\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/iu, "").trimEnd();
}

/** Removes lines and indents between the elements of a page's head: every visit loads them. */
function withoutLinesInHead(html: string): string {
  const [head = "", ...rest] = html.split("</head>");
  return [head.replaceAll(/(?<=>)\s*\n\s*(?=<)/gu, ""), ...rest].join("</head>");
}

/** The form is never shown without them: the first paint waits for what is before the end of the portal. */
function messagesInPage({ messages }: PageParts): string {
  return messages ? `<template id="portal-messages">${messages}</template>` : "";
}

/** The portal leaves the same parts out when it hydrates the page. */
function leftOutMark(parts: readonly string[]): string {
  return parts.length > 0 ? ` data-left-out="${escapeAttribute(parts.join(" "))}"` : "";
}

/** On a sign-in page it runs as soon as it is loaded; elsewhere it only has to be loaded before the others. */
function firstScript({ url, signIn }: FirstScript): string {
  const source = `src="${escapeAttribute(url)}" data-first`;
  if (!signIn) return `<script type="module"${AFTER_THE_FIRST_PAINT} ${source}></script>`;
  const facts = Object.entries(signIn)
    .map(([name, value]) => `data-${name}="${escapeAttribute(value)}"`)
    .join(" ");
  return `<script type="module" async fetchpriority="high" ${source} ${facts}></script>`;
}

/** The portal's scripts and texts. On a sign-in page, which works before they are there, the head script asks for them. */
function portalScripts(built: string, { first, preloads, scripts, dictionary }: PageParts): string {
  const own = BUILT_SCRIPT.exec(built)?.groups?.["url"] ?? "";
  const priority = first.signIn ? "" : AFTER_THE_FIRST_PAINT;
  const all = [
    ...preloads.map(
      (url) => `<link rel="modulepreload"${priority} href="${escapeAttribute(url)}">`,
    ),
    ...[...scripts, own].map(
      (url) => `<script type="module"${priority} src="${escapeAttribute(url)}"></script>`,
    ),
    `<link rel="preload" as="fetch" href="${escapeAttribute(dictionary)}">`,
  ].join("");
  return first.signIn ? `<template id="portal-scripts">${all}</template>` : all;
}

/** Escapes a script for a page: no text in it ends the element or begins a comment. */
export function inlineScript(code: string): string {
  return code.replaceAll(/<(?=\/script|!--)/giu, "\\x3c");
}

/** Escapes a style sheet for a page: no text in it looks like a style or script tag. */
export function inlineStyle(css: string): string {
  return css.replaceAll(/<(?=\/?(?:style|script)|!--)/giu, "\\3c ");
}
