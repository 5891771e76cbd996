import type { CallExchange } from "../network/caller.ts";
import type { StepReport } from "../report/report.ts";
import { named } from "./findings.ts";
import { routeOf } from "./read-answer.ts";
import type { Seen, Step } from "./step.ts";

/** Headers of an answer that the report shows. */
const shownHeaders = ["Content-Type", "Cache-Control", "Retry-After", "Content-Language"];

/** Returns a step as the report has it. */
export function stepReport(
  step: Step,
  { exchange, outcome, body, shown }: Seen,
  found: Pick<StepReport, "findings" | "notes">,
): StepReport {
  const { answer, milliseconds, cookies } = exchange;
  return {
    title: step.title,
    ...(step.topic && { topic: step.topic }),
    call: `${step.call.method} ${step.call.path}`,
    screen: step.screen,
    route: routeOf(step.screen),
    status: answer?.status ?? null,
    milliseconds,
    bytes: answer?.bytes ?? 0,
    fields: body?.place ?? null,
    headers: headersOf(exchange),
    cookies: cookies.map(({ name, attributes }) => [name, ...attributes].join(", ")),
    translationKeys: (body?.translationKeys ?? []).map(named),
    urls: outcome.urls.map(({ shown: url, refusal = null }) => ({ url, refusal })),
    shown: step.isForeign ? [] : (shown?.sentences ?? [step.onSuccess]),
    ...found,
  };
}

/** Returns the headers of an answer that a report shows. */
export function headersOf({ answer }: CallExchange): Record<string, string> {
  const entries = shownHeaders.flatMap((name) => {
    const value = answer?.headers.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
