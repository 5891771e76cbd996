import type { Dictionary } from "@waymark/core/prerender";
import { escapeAttribute } from "@waymark/hosting";

/** The message that the page has itself: the commonest refusal. */
const inPage: readonly string[] = [];

/** The texts of a countdown, which are written each second. */
const TIMED = /^wait[.]/u;

/** The messages of a sign-in page as templates: some for the page, and the others for a file beside it. */
export function messageTemplates(messages: Readonly<Record<string, string>>, texts: Dictionary) {
  const all = Object.entries(messages);
  const others = all.filter(([name]) => !inPage.includes(name)).map(template);
  const timed = Object.entries(texts).filter(([key]) => TIMED.test(key));
  return {
    inPage: all
      .filter(([name]) => inPage.includes(name))
      .map(template)
      .join(""),
    file: [...others, ...timed.map(text)].join(""),
  };
}

function template([name, html]: readonly [string, string]): string {
  return `<template data-template="${name}">${html}</template>`;
}

function text([key, words]: readonly [string, string]): string {
  return `<p data-text="${key}">${escapeAttribute(words)}</p>`;
}
