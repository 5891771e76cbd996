import { shownUrl } from "../calls/urls.ts";
import type { CallExchange } from "../network/caller.ts";
import type { StepReport } from "../report/report.ts";
import { headersOf } from "./step-report.ts";

/** Returns the loading of the portal's page as the report has it. */
export function pageReport(exchange: CallExchange, origin: string): StepReport {
  const { answer, fault, milliseconds, cookies } = exchange;
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
    status: answer?.status ?? null,
    milliseconds,
    bytes: answer?.bytes ?? 0,
    fields: null,
    headers: headersOf(exchange),
    cookies: cookies.map(({ name, attributes }) => [name, ...attributes].join(", ")),
    translationKeys: [],
    urls: [],
    shown: [],
    findings: fault ? [fault.meaning] : [],
    notes,
  };
}
