import { shownUrl } from "../calls/urls.ts";
import type { CallExchange } from "../network/caller.ts";
import type { Answer } from "../network/exchange.ts";
import type { StepReport } from "../report/report.ts";
import { findingsOf, named, notesOf } from "./findings.ts";
import { routeOf } from "./read-answer.ts";
import type { Seen, Step } from "./step.ts";

/** Headers of an answer that the report shows. */
const shownHeaders = ["Content-Type", "Cache-Control", "Retry-After", "Content-Language"];

/** Returns the loading of the portal's page as the report has it. */
export function pageReport(exchange: CallExchange, origin: string): StepReport {
  const { answer, fault } = exchange;
  const notes: string[] = [];
  const isRedirect = answer !== undefined && answer.status >= 300 && answer.status < 400;
  const location = answer?.headers.get("Location") ?? "";
  const to = isRedirect && URL.canParse(location, origin) ? new URL(location, origin) : null;
  if (to && to.origin !== origin) {
    notes.push(
      `The page redirects to ${shownUrl(to.href, origin)}, which was not followed. If that is the server, probe its origin.`,
    );
  }
  if (answer && answer.status >= 400) {
    notes.push(`There is no page here (${answer.status}). The calls are made all the same.`);
  }
  return {
    title: "Load the portal's page",
    call: "GET /",
    screen: "sign-in",
    route: "/",
    ...resultOf(exchange),
    fields: null,
    translationKeys: [],
    urls: [],
    shown: [],
    findings: fault ? [fault.meaning] : [],
    notes,
  };
}

/** Returns a step as the report has it. */
export function stepReport(step: Step, seen: Seen): StepReport {
  const { exchange, outcome, body, shown } = seen;
  return {
    title: step.title,
    ...(step.topic && { topic: step.topic }),
    call: `${step.call.method} ${step.call.path}`,
    screen: step.screen,
    route: routeOf(step.screen),
    ...resultOf(exchange),
    fields: body?.place ?? null,
    translationKeys: (body?.translationKeys ?? []).map(named),
    urls: outcome.urls.map(({ shown: url, refusal = null }) => ({ url, refusal })),
    shown: step.isForeign ? [] : (shown?.sentences ?? [step.onSuccess]),
    findings: findingsOf(step, seen),
    notes: notesOf(seen),
  };
}

/** Returns what a report shows of any exchange. */
function resultOf({ answer, milliseconds, cookies }: CallExchange) {
  return {
    status: answer?.status ?? null,
    milliseconds,
    bytes: answer?.bytes ?? 0,
    headers: answer ? headersOf(answer) : {},
    cookies: cookies.map(({ name, attributes }) => [name, ...attributes].join(", ")),
  };
}

/** Returns the headers of an answer that a report shows. */
function headersOf({ headers }: Answer): Record<string, string> {
  const entries = shownHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
