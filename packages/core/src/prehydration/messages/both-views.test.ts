import { createElement } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Failure } from "../../api/result.ts";
import { startWait, isLongWait } from "../../api/retry-after.ts";
import { type PageShown, setPageShown } from "../../attempt/page-shown.ts";
import { type RetryWait, startRetryWait } from "../../attempt/retry-wait.ts";
import { noSubmit } from "../../attempt/form-attempt.ts";
import { notResumed } from "../../attempt/resume-attempt.ts";
import type { SignInErrors } from "../../attempt/sign-in-values.ts";
import { defaultConfiguration } from "../../config/configuration.ts";
import { requiredBox } from "../../forms/required-box.tsx";
import { isRefusal } from "../../api/retryable.ts";
import { isLocked } from "../../errors/locked-account.ts";
import { occurrenceOf } from "../../errors/occurrence.ts";
import french from "../../i18n/dictionaries/fr-CA.json" with { type: "json" };
import { type PageRequest, renderMessages, renderPage } from "../../prerender.ts";
import { removeMessage, reviseMessage, type ShownProblem, showProblem } from "./show-problem.ts";

/** Every state of a sign-in, as the page shows it before React and as React renders it. */

// The messages' script reads it as it loads; in a page, the head script has set it.
vi.hoisted(() => (document.documentElement.dataset["language"] = "fr-CA"));

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

const refusal = (status: number, retryAfterSeconds?: number): Failure => ({
  kind: "http",
  status,
  messages: [],
  message: "",
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

const cookiesBlocked: Failure = {
  kind: "http",
  status: 403,
  messages: [],
  message: "",
  cookiesBlocked: true,
};

const suspended = (status: number, retryAfterSeconds?: number): Failure =>
  ({
    ...refusal(status, retryAfterSeconds),
    messages: [{ translationKey: "SCHOOL_SUSPENDED" }],
  }) as Failure;

const locked = (status: number, retryAfterSeconds?: number): Failure =>
  ({
    ...refusal(status, retryAfterSeconds),
    messages: [{ translationKey: "ACCOUNT_LOCKED" }],
  }) as Failure;

const failures: readonly Failure[] = [
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
  cookiesBlocked,
  locked(400),
  locked(429, 60),
  locked(429, 90_000),
  locked(503),
  ...[400, 401, 403, 404, 429, 500, 501, 502, 503, 504, 599].map((status) => refusal(status)),
  ...[30, 1000, 5000, 90_000].flatMap((seconds) => [refusal(429, seconds), refusal(503, seconds)]),
];

let templates: Document;

const alert = () => document.querySelector("main [role=alert]");
const main = () => document.querySelector("main");

/** Markup with attributes in one order and without React's comments. */
function structure(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll("*")) {
    const attributes = [...part.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const { name } of attributes) part.removeAttribute(name);
    for (const { name, value } of attributes) part.setAttribute(name, value);
  }
  return copy.outerHTML.replaceAll(/<!--.*?-->/gu, "");
}

/** Shows a page that React has rendered. */
async function show(): Promise<void> {
  const { html } = await renderPage(request);
  const parsed = new DOMParser().parseFromString(html, "text/html");
  document.body.replaceChildren(...parsed.body.childNodes);
}

/** The page that React renders in a state. */
async function rendered(shown: Partial<PageShown>): Promise<string> {
  setPageShown({ progress: noSubmit, wait: null, resume: notResumed, ...shown });
  await show();
  setPageShown();
  return structure(main());
}

/** The page that was rendered in the first state, with a problem shown in it. */
async function drawn(problem: ShownProblem): Promise<string> {
  await show();
  expect(showProblem(problem, templates)).toBe(true);
  return structure(main());
}

/** Returns the part of a problem that all failures have. */
function failed(failure: Failure, wait: RetryWait | null = null) {
  const occurrence = occurrenceOf(failure, "7f3a0c1e-0000-4000-8000-000000000000");
  return { failure, wait, occurrence };
}

beforeAll(async () => {
  const messages = await renderMessages(request);
  const copies = Object.entries(messages).map(
    ([name, html]) => `<template data-template="${name}">${html}</template>`,
  );
  const texts = Object.entries(withWords)
    .filter(([key]) => /^(?:(?:wait|server)[.]|title[.]error$)/u.test(key))
    .map(([key, text]) => `<p data-text="${key}">${text.replaceAll("<", "&lt;")}</p>`);
  templates = new DOMParser().parseFromString([...copies, ...texts].join(""), "text/html");
}, 60_000);

afterEach(() => {
  removeMessage();
  document.body.replaceChildren();
});

describe("the page before React and React say the same", () => {
  it.each<SignInErrors>([
    { username: "REQUIRED", password: "REQUIRED" },
    { username: "REQUIRED" },
    { password: "REQUIRED" },
    { username: "REQUIRED", password: "REQUIRED", terms: "REQUIRED" },
    { password: "REQUIRED", terms: "REQUIRED" },
    { terms: "REQUIRED" },
  ])("[QP-2] [QF-1] of fields that are empty: %j", async (errors) => {
    const state = { name: "invalid", errors } as const;
    const byReact = await rendered({ progress: { state, submits: 1 } });
    expect(await drawn({ operation: "login", errors })).toBe(byReact);
    expect(document.activeElement).toHaveAttribute("role", "alert");
    removeMessage();
    expect(structure(main())).toBe(await rendered({}));
  });

  it("[QP-2] [QF-1] of fields that are filled in one after the other, with one announcement", async () => {
    const steps: readonly SignInErrors[] = [
      { username: "REQUIRED", password: "REQUIRED", terms: "REQUIRED" },
      { password: "REQUIRED", terms: "REQUIRED" },
      { terms: "REQUIRED" },
    ];
    const byReact: string[] = [];
    for (const errors of steps)
      byReact.push(
        await rendered({ progress: { state: { name: "invalid", errors }, submits: 1 } }),
      );
    const [first = {}, ...later] = steps;
    expect(await drawn({ operation: "login", errors: first })).toBe(byReact[0]);
    const announced = alert();
    for (const [index, errors] of later.entries()) {
      reviseMessage(errors);
      expect(structure(main())).toBe(byReact[index + 1]);
      expect(alert()).toBe(announced);
    }
  });

  it("[QP-2] [QV-3] the focus on a link that goes moves to the message, and with that to the button", async () => {
    await drawn({ operation: "login", errors: { username: "REQUIRED", password: "REQUIRED" } });
    document.querySelector<HTMLElement>("main a[href='#username']")?.focus();
    reviseMessage({ password: "REQUIRED" });
    expect(document.activeElement).toBe(alert());
    removeMessage();
    expect(document.activeElement).toHaveAttribute("type", "submit");
  });

  it.each(failures.filter((failure) => startWait(failure) === null))(
    "[QP-2] [QE-1] [QN-4] of a sign-in that failed: %j",
    async (failure) => {
      const state = { name: "failed", failure, wait: null } as const;
      const problem = { operation: "login", ...failed(failure) } as const;
      const byReact = await rendered({ progress: { state, submits: 1 } });
      expect(await drawn(problem)).toBe(byReact);
      expect(byReact).toContain("7F3A");
      expect(document.activeElement).toHaveAttribute("role", "alert");
      removeMessage();
      expect(document.activeElement).toHaveAttribute("type", "submit");
      expect(structure(main())).toBe(await rendered({}));
    },
  );

  it.each(failures.filter((failure) => startWait(failure) === null))(
    "[QP-2] [QN-2] of a sign-in that failed again, with the next steps below the form: %j",
    async (failure) => {
      const state = { name: "failed", failure, wait: null } as const;
      const problem = { operation: "login", isAgain: true, ...failed(failure) } as const;
      const byReact = await rendered({ progress: { state, submits: 2 } });
      expect(await drawn(problem)).toBe(byReact);
      const hasSteps = document.querySelector("form .wm-next-steps") !== null;
      expect(hasSteps).toBe(isRefusal(failure) || isLocked(failure) || isLongWait(failure));
      removeMessage();
      expect(structure(main())).toBe(await rendered({}));
    },
  );

  it.each<Failure>([
    { kind: "serverText", text: "SCHOOL_SUSPENDED" },
    ...[400, 403, 500].map((status) => suspended(status)),
  ])("[QR-4] in a region's words where it has some for %j", async (failure) => {
    const page = await drawn({ operation: "login", ...failed(failure) });
    expect(page).toContain("Votre école est fermée &lt;b&gt;");
    expect(page).toContain('data-message="server.SCHOOL_SUSPENDED"');
  });

  it.each<Failure>([
    refusal(429),
    refusal(429, 90),
    refusal(429, 7200),
    refusal(503, 40),
    suspended(429, 20),
    { kind: "serverText", text: "Un instant", response: { ...refusal(429, 20) } as never },
    {
      kind: "serverText",
      text: "Compte verrouillé",
      isLocked: true,
      response: { ...refusal(429, 20) } as never,
    },
  ])("[QP-2] [QN-3] of a wait: %j", async (failure) => {
    const wait = startRetryWait({ operation: "login", failure, send: () => undefined });
    const state = { name: "failed", failure, wait } as const;
    const problem = { operation: "login", isCounted: true, ...failed(failure, wait) } as const;
    const page = await drawn(problem);
    const shown = wait?.get() ?? null;
    expect(page).toBe(await rendered({ progress: { state, submits: 1 }, wait: shown }));
    wait?.end();
  });

  it("[QP-2] [QN-3] of a wait that announces the time left, and of one that has done so", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "Date", "performance"] });
    const failure = refusal(429, 62);
    const wait = startRetryWait({ operation: "login", failure, send: () => undefined });
    await drawn({ operation: "login", isCounted: true, ...failed(failure, wait) });
    const status = document.querySelector(".wm-wait [role=status]");
    expect(status).toBeEmptyDOMElement();
    expect(alert()).not.toHaveAttribute("aria-live");
    vi.advanceTimersByTime(2000);
    expect(status).toHaveTextContent("Encore 1 minute d’attente.");
    expect(alert()).toHaveAttribute("aria-live", "off");
    vi.advanceTimersByTime(5000);
    expect(status).toBeEmptyDOMElement();
    wait?.end();
    vi.useRealTimers();
  });

  it("[QP-2] [QN-3] of a wait that has emptied the password", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "Date", "performance"] });
    const failure = refusal(429, 130);
    const emptyPasswords = () => true;
    const call = { operation: "login", failure, send: () => undefined, emptyPasswords } as const;
    const wait = startRetryWait(call);
    await drawn({ operation: "login", isCounted: true, ...failed(failure, wait) });
    vi.advanceTimersByTime(131_000);
    // React mutes it at its own first second.
    alert()?.removeAttribute("aria-live");
    const page = structure(main());
    expect(page).toContain("le mot de passe a été effacé");
    const state = { name: "failed", failure, wait } as const;
    const shown = wait?.get() ?? null;
    expect(page).toBe(await rendered({ progress: { state, submits: 1 }, wait: shown }));
    wait?.end();
    vi.useRealTimers();
  });

  it.each(failures)("[QP-3] [EG-1] of a stored sign-in that failed: %j", async (failure) => {
    const problem = { operation: "redirect", ...failed(failure) } as const;
    const byReact = await rendered({ resume: { name: "failed", failure } });
    expect(await drawn(problem)).toBe(byReact);
  });
});
