import type { Report } from "./report-types.ts";

/** Levels of a report, with their name and number in OpenTelemetry. */
export const severities = {
  info: { severityText: "INFO", severityNumber: 9 },
  warning: { severityText: "WARN", severityNumber: 13 },
  error: { severityText: "ERROR", severityNumber: 17 },
} as const;

/**
 * Matches codes of refusals such as a wrong password. A 403 or 404 is none: it may be a proxy or a setting that keeps all
 * people out. Written out, because the first screen does not load the table of outcomes.
 */
const REFUSED = /-(?:400|401|409|410|422|429|TEXT|LOCK)-/;

/** Returns the level of a report: a person's mistake is no error of the portal. */
export function levelOf(report: Report): keyof typeof severities {
  if (report.kind === "vital") return "info";
  return "code" in report && REFUSED.test(report.code) ? "warning" : "error";
}

/** Splits a code such as L-503-7F3A: what happened is counted, and the id is of one visit alone. */
export function withSplitCode(report: Report): object {
  if (!("code" in report)) return report;
  const [code, id] = report.code.split(/-(?=[^-]*$)/);
  return { ...report, code, id };
}

/** Fields that say what happened, each with few values. */
const LABELS = ["kind", "code", "part", "directive", "blocked", "name"];

/** Returns the fields by which reports are counted. */
export function labelsOf(report: Report): Record<string, string> {
  const fields = Object.entries(withSplitCode(report));
  return Object.fromEntries(fields.filter(([key]) => LABELS.includes(key)));
}
