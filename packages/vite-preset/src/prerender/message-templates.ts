import type { Dictionary } from "@waymark/core/prerender";
import { escapeAttribute } from "@waymark/hosting";

/** The texts of a countdown, a region's words for messages of its server, and the beginning of a title of a page with an error. */
const LOOKED_UP = /^(?:(?:wait|server)[.]|title[.]error$)/u;

/** Returns the file with the messages of a sign-in page, as templates. */
export function messageTemplates(messages: Readonly<Record<string, string>>, texts: Dictionary) {
  const lookedUp = Object.entries(texts).filter(([key]) => LOOKED_UP.test(key));
  return [...Object.entries(messages).map(template), ...lookedUp.map(text)].join("");
}

function template([name, html]: readonly [string, string]): string {
  return `<template data-template="${name}">${html}</template>`;
}

function text([key, words]: readonly [string, string]): string {
  return `<p data-text="${key}">${escapeAttribute(words)}</p>`;
}
