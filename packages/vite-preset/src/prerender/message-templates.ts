import type { Dictionary } from "@waymark/core/prerender";
import { escapeAttribute } from "@waymark/hosting";
import { lazyStylesOf } from "./lazy-styles.ts";

/** Messages that most visits need, if any: empty fields, a wrong password, no connection. */
const IN_PAGE = new Set(["invalid", "login", "login-offline"]);

/** The region's words for messages of its server, which decide on the message, and the beginning of the title of a page with an error. */
const TEXTS_IN_PAGE = /^(?:server[.]|title[.]error$)/u;
/** The texts of waits, and those that tell screen readers of a call and of a password that is shown. */
const TEXTS_IN_FILE = /^(?:wait[.]|signIn[.]busy$|password[.](?:shown|hidden)$)/u;

interface MessagePage {
  texts: Dictionary;
  /** The variant of the page, which may have texts of its own. */
  variant: string;
  /** The styles of parts that few pages have. */
  lazyStyles: readonly string[];
}

/** Makes the templates of a sign-in page's messages: those in the page, and the file with all others and their styles. */
export function messageTemplates(
  messages: Readonly<Record<string, string>>,
  { texts, variant, lazyStyles }: MessagePage,
) {
  const inPage = Object.entries(messages).filter(([name]) => IN_PAGE.has(name));
  const others = Object.entries(messages).filter(([name]) => !IN_PAGE.has(name));
  const textsLike = (pattern: RegExp) =>
    Object.entries(texts)
      .filter(([key]) => pattern.test(key))
      .map(([key, words]) => text(key, texts[`${key}_${variant}`] ?? words));
  const shared = textsLike(TEXTS_IN_PAGE);
  return {
    inPage: [...inPage.map(template), ...shared].join(""),
    file: [
      ...lazyStylesOf(others.map(([, html]) => html).join(""), lazyStyles).map(style),
      ...others.map(template),
      ...shared,
      ...textsLike(TEXTS_IN_FILE),
    ].join(""),
  };
}

function template([name, html]: readonly [string, string]): string {
  return `<template data-template="${name}">${html}</template>`;
}

/** Not as a style element: the policy of the page would report it. */
function style(css: string): string {
  return `<p data-style>${escapeAttribute(css)}</p>`;
}

function text(key: string, words: string): string {
  return `<p data-text="${key}">${escapeAttribute(words)}</p>`;
}
