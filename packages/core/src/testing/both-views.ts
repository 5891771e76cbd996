import { createElement } from "react";
import { afterEach, beforeAll, expect } from "vitest";
import { type Failure, type HttpFailure, inLanguage } from "../api/result.ts";
import { noSubmit } from "../attempt/attempt-state.ts";
import { type PageShown, setPageShown } from "../attempt/page-attempts.ts";
import { notResumed } from "../attempt/resume-attempt.ts";
import type { RetryWait } from "../attempt/retry-wait.ts";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { KNOWN_STATUSES } from "../errors/failure-code-tables.ts";
import { occurrenceOf } from "../errors/occurrence.ts";
import { requiredBox } from "../forms/required-boxes.tsx";
import french from "../i18n/dictionaries/fr-CA.json" with { type: "json" };
import {
  removeMessage,
  type ShownProblem,
  showProblem,
} from "../prehydration/messages/show-problem.ts";
import { type PageRequest, renderMessages, renderPage } from "../prerender.ts";
import { httpFailure } from "./http-failure.ts";

/** The sign-in page in a state, as the page shows it before React and as React renders it. */

/** Texts of a region with words for its server's messages. */
const withWords = {
  ...french,
  "server.SCHOOL_SUSPENDED": "Votre école est fermée <b>{{text}}</b>.",
  "server.ACCOUNT_LOCKED": "Votre compte est verrouillé.",
};

const request: PageRequest = {
  region: {
    productName: "Waymark",
    variants: ["default"],
    header: () => null,
    illustration: () => null,
    slots: {
      "sign-in": {
        aboveForm: ({ form }) => createElement("b", null, form?.status),
        inSummary: ({ form }) => createElement("b", null, form?.status),
        beforeButton: requiredBox({ name: "terms", label: "link.terms", missing: "link.privacy" }),
      },
    },
  },
  configuration: defaultConfiguration,
  path: "/",
  language: "fr-CA",
  texts: { portal: withWords, legal: {} },
};

/** A response with a status. */
export const refusal = (
  status: number,
  retryAfterSeconds?: number,
  more: Partial<HttpFailure> = {},
) =>
  httpFailure(status, { ...(retryAfterSeconds !== undefined && { retryAfterSeconds }), ...more });

/** A response that names a key of the region's words. */
export const suspended = (status: number, retryAfterSeconds?: number) =>
  refusal(status, retryAfterSeconds, { messages: [{ translationKey: "SCHOOL_SUSPENDED" }] });

const locked = (status: number, retryAfterSeconds?: number) =>
  refusal(status, retryAfterSeconds, { messages: [{ translationKey: "ACCOUNT_LOCKED" }] });

const everyFailure: readonly Failure[] = [
  { kind: "offline" },
  { kind: "timeout" },
  { kind: "unreadable" },
  { kind: "outdated" },
  { kind: "refusedUrl" },
  { kind: "serverText", text: "<b>maya</b> & {{id}}" },
  { kind: "serverText", text: "Un long texte. ".repeat(20) },
  { kind: "serverText", text: "Compte verrouillé", isLocked: true },
  { kind: "serverText", text: "SCHOOL_SUSPENDED" },
  { kind: "serverText", text: 'SCHOOL_"SUSPENDED' },
  { kind: "serverText", text: "SCHOOL_CLOSED" },
  ...[400, 403, 429, 500, 501].map((status) => suspended(status)),
  ...[30, 5000].flatMap((seconds) => [suspended(429, seconds), suspended(503, seconds)]),
  httpFailure(403, { cookiesBlocked: true }),
  locked(400),
  locked(429, 60),
  locked(429, 90_000),
  locked(503),
  ...[...KNOWN_STATUSES, 501, 599].map((status) => refusal(status)),
  ...[30, 1000, 5000, 90_000].flatMap((seconds) => [refusal(429, seconds), refusal(503, seconds)]),
];

/** Each kind of failure that a sign-in can have, with the language that its call asks in. */
export const failures = everyFailure.map((failure) => inLanguage(failure, request.language));

let templates: Document;

export const alert = () => document.querySelector("main [role=alert]");
export const main = () => document.querySelector("main");

/** Markup with attributes in one order and without React's comments. */
export function structure(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll("*")) {
    const attributes = [...part.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const { name } of attributes) part.removeAttribute(name);
    for (const { name, value } of attributes) part.setAttribute(name, value);
  }
  return copy.outerHTML.replaceAll(/<!--.*?-->/gu, "");
}

/** Shows a page that React has rendered. */
export async function showPage(): Promise<void> {
  const { html } = await renderPage(request);
  const parsed = new DOMParser().parseFromString(html, "text/html");
  document.body.replaceChildren(...parsed.body.childNodes);
}

/** The page that React renders in a state. */
export async function rendered(shown: Partial<PageShown>): Promise<string> {
  setPageShown({ progress: noSubmit, wait: null, resume: notResumed, ...shown });
  await showPage();
  setPageShown();
  return structure(main());
}

/** The page that was rendered in the first state, with a problem shown in it. */
export async function drawn(problem: ShownProblem): Promise<string> {
  await showPage();
  showInPage(problem);
  return structure(main());
}

/** Shows a problem in the page that is there. */
export function showInPage(problem: ShownProblem): void {
  expect(showProblem(problem, templates)).toBe(true);
}

/** Returns the part of a problem that all failures have. */
export function failed(failure: Failure, wait: RetryWait | null = null) {
  const occurrence = occurrenceOf(failure, "7f3a0c1e-0000-4000-8000-000000000000");
  return { failure, wait, occurrence };
}

/** Renders the templates of the messages for the tests of a file, each of which begins without a page. */
export function withTemplates(): void {
  beforeAll(renderTemplates, 60_000);
  afterEach(() => {
    removeMessage();
    document.body.replaceChildren();
  });
}

async function renderTemplates(): Promise<void> {
  const messages = await renderMessages(request);
  const copies = Object.entries(messages).map(
    ([name, html]) => `<template data-template="${name}">${html}</template>`,
  );
  const texts = Object.entries(withWords)
    .filter(([key]) => /^(?:(?:wait|server)[.]|title[.]error$)/u.test(key))
    .map(([key, text]) => `<p data-text="${key}">${text.replaceAll("<", "&lt;")}</p>`);
  templates = new DOMParser().parseFromString([...copies, ...texts].join(""), "text/html");
}
