import { DEFAULT_WAIT_SECONDS, readRetryAfter } from "@waymark/core/answers";
import { hasText } from "../calls/shown.ts";
import type { CallExchange } from "../network/caller.ts";
import type { Reading, StepReport } from "./report.ts";
import { count } from "./text.ts";

interface Observed {
  steps: readonly StepReport[];
  exchanges: readonly CallExchange[];
  /** Name of the CSRF cookie. */
  csrfCookie: string;
  /** False where no script of a page could read its value. */
  hadToken: boolean;
}

/** Returns how the server reads what the specification leaves open. */
export function readingsOf(observed: Observed): Reading[] {
  const { steps, exchanges } = observed;
  const readings: Reading[] = [
    {
      about: "Where fields are",
      lines: grouped(steps, ({ fields }) => fields, "Both places are read."),
    },
    {
      about: "Statuses",
      lines: grouped(steps, ({ status }) => (status === null ? "no answer" : String(status))),
    },
    { about: "Message keys", lines: keyLines(steps) },
    { about: "CSRF token", lines: csrfLines(observed) },
    { about: "Waits", lines: waitLines(observed) },
    { about: "Cookies", lines: cookieLines(steps) },
    { about: "Headers", lines: headerLines(steps) },
    { about: "Empty list of workspaces", lines: emptyListLines(steps, exchanges) },
    { about: "Urls", lines: urlLines(steps) },
    { about: "Times and sizes", lines: timeLines(steps) },
  ];
  return readings.filter(({ lines }) => lines.length > 0);
}

/** Lines such as "at the top: POST /api/auth/redirect (sign-in)". */
function grouped(
  steps: readonly StepReport[],
  valueOf: (step: StepReport) => string | null,
  comment?: string,
): string[] {
  const groups = new Map<string, Set<string>>();
  for (const step of steps) {
    const value = valueOf(step);
    if (value === null) continue;
    groups.set(value, (groups.get(value) ?? new Set()).add(`${step.call} (${step.screen})`));
  }
  const lines = [...groups]
    .toSorted(byName)
    .map(([value, calls]) => `${value}: ${[...calls].join(", ")}.`);
  return comment !== undefined && lines.length > 0 ? [...lines, comment] : lines;
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

function keyLines(steps: readonly StepReport[]): string[] {
  const keys = new Map<string, Set<string>>();
  for (const { translationKeys, screen } of steps) {
    for (const key of translationKeys) keys.set(key, (keys.get(key) ?? new Set()).add(screen));
  }
  return [...keys].toSorted(byName).map(([key, screens]) => {
    const text = hasText(key.replaceAll("`", "")) ? "has a text" : "has no text";
    return `${key} ${text}. It came on: ${[...screens].join(", ")}.`;
  });
}

function csrfLines({ steps, exchanges, csrfCookie: cookieName, hadToken }: Observed): string[] {
  const setters = exchanges.flatMap(({ cookies }, index) =>
    cookies.map((cookie) => ({ ...cookie, title: steps[index]?.title })),
  );
  const setter = setters.find(({ name }) => name === cookieName);
  const cookie = setter
    ? `The cookie \`${cookieName}\` comes with: ${setter.title}.`
    : `No answer sets the cookie \`${cookieName}\`, so the portal sends no token.`;
  const unread = setter?.attributes.includes("HttpOnly")
    ? "It is `HttpOnly`: no script of the page can read it, so the portal sends no token."
    : "No script of the page can read it, so the portal sends no token: see its path, domain, value and time.";
  const hidden = setter && !hadToken ? [unread] : [];
  const tried = steps
    .filter(({ topic }) => topic === "csrf")
    .map(({ title, status }) => `${title}: ${status ?? "no answer"}.`);
  return [cookie, ...hidden, ...tried];
}

function waitLines({ steps, exchanges }: Observed): string[] {
  const waits = steps.filter(
    ({ status, headers }) => status === 429 || headers["Retry-After"] !== undefined,
  );
  const wrong = steps.filter(({ topic }) => topic === "wrong password");
  if (waits.length === 0) {
    return wrong.length === 0
      ? []
      : [`After ${count(wrong.length, "wrong password")} no wait was asked for.`];
  }
  return waits.map((step) => {
    const { title, status, headers } = step;
    const wait = headers["Retry-After"];
    const waited = status === 429 ? `it waits ${DEFAULT_WAIT_SECONDS} s` : "it knows of no wait";
    if (wait === undefined)
      return `${title}: ${status}, without \`Retry-After\`: the portal waits ${DEFAULT_WAIT_SECONDS} s.`;
    const { answer } = exchanges[steps.indexOf(step)] ?? {};
    const isRead = answer && readRetryAfter(answer.headers) !== undefined;
    return `${title}: ${status}, \`Retry-After: ${wait}\`${isRead ? "" : `, which the portal cannot read: ${waited}`}.`;
  });
}

function cookieLines(steps: readonly StepReport[]): string[] {
  const cookies = new Map<string, string>();
  for (const { cookies: set, title } of steps) {
    for (const cookie of set) if (!cookies.has(cookie)) cookies.set(cookie, title);
  }
  return [...cookies].map(([cookie, title]) => `${cookie}: ${title}.`);
}

/** Lines such as "Cache-Control: no-store (38 answers)". */
function headerLines(steps: readonly StepReport[]): string[] {
  const counts = new Map<string, number>();
  for (const [name, value] of steps.flatMap(({ headers }) => Object.entries(headers))) {
    if (name === "Retry-After") continue;
    counts.set(`${name}: ${value}`, (counts.get(`${name}: ${value}`) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(byName)
    .map(([header, answers]) => `${header} (${count(answers, "answer")}).`);
}

function emptyListLines(
  steps: readonly StepReport[],
  exchanges: readonly CallExchange[],
): string[] {
  return exchanges.flatMap(({ request, answer }, index) => {
    const isList =
      new URL(request.url).pathname.endsWith("/switchaccount") && answer?.status === 200;
    if (!isList || steps[index]?.urls.length !== 0) return [];
    const body = answer.text.trim();
    return [`${steps[index].title}: ${body === "" ? "an empty body" : "a body without an entry"}.`];
  });
}

function urlLines(steps: readonly StepReport[]): string[] {
  const urls = new Map<string, string>();
  for (const { urls: named, title } of steps) {
    for (const { url, refusal } of named) urls.set(`${url}: ${refusal ?? "is followed."}`, title);
  }
  return [...urls].map(([url, title]) => `${title}: ${url}`);
}

function timeLines(steps: readonly StepReport[]): string[] {
  const byTime = steps.toSorted((one, other) => one.milliseconds - other.milliseconds);
  const slowest = byTime.at(-1);
  const [largest] = steps.toSorted((one, other) => other.bytes - one.bytes);
  if (!slowest || !largest) return [];
  const median = byTime[Math.floor(byTime.length / 2)]?.milliseconds ?? 0;
  return [
    `Half of the answers took at most ${median} ms, the slowest ${slowest.milliseconds} ms (${slowest.title}).`,
    `The largest answer had ${largest.bytes} bytes (${largest.title}).`,
  ];
}
