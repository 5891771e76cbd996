import type { Reports, Report } from "./report-types.ts";
import { uuid } from "../browser/uuid.ts";

/** Levels of a report, with their name and number in OpenTelemetry. */
const severities = {
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
function levelOf(report: Report): keyof typeof severities {
  if (report.kind === "vital") return "info";
  return "code" in report && REFUSED.test(report.code) ? "warning" : "error";
}

/** Splits a code such as L-503-7F3A: what happened is counted, and the id is of one visit alone. */
function withSplitCode(report: Report): object {
  if (!("code" in report)) return report;
  const [code, id] = report.code.split(/-(?=[^-]*$)/);
  return { ...report, code, id };
}

/** Fields that say what happened, each with few values. */
const LABELS = ["kind", "code", "part", "directive", "blocked", "name"];

/** Returns the fields by which reports are counted. */
function labelsOf(report: Report): Record<string, string> {
  const fields = Object.entries(withSplitCode(report));
  return Object.fromEntries(fields.filter(([key]) => LABELS.includes(key)));
}

/** Sends each report as JSON, also while the page is left. */
export function beaconReports(): Reports {
  return posting((report) => JSON.stringify(report));
}

/**
 * Sends reports to an OpenTelemetry collector as log records (OTLP, JSON over HTTP), without its SDK. The configured
 * address is the collector's `/v1/logs`.
 */
export function openTelemetryReports(): Reports {
  const json = { mode: "cors", headers: { "Content-Type": "application/json" } } as const;
  return posting((report) => JSON.stringify(logOf(report, Date.now())), json);
}

/**
 * A provider that posts each report as a text, without cookies. Those of a beacon may be the product's session, which a
 * collector must not see.
 */
function posting(
  textOf: (report: Report) => string,
  options: RequestInit = { mode: "no-cors" },
): Reports {
  const request: RequestInit = { method: "POST", credentials: "omit", keepalive: true, ...options };
  return {
    start: ({ url }) => {
      return (report) => {
        fetch(url, { ...request, body: textOf(report) }).catch(() => undefined);
      };
    },
  };
}

function logOf(report: Report, now: number) {
  const { build, engine, version, ...details } = { ...report, ...withSplitCode(report) };
  const resource = { "service.name": "portal", "service.version": build };
  const browser = { "browser.name": engine, "browser.version": version };
  const record = {
    // Nanoseconds are too many for a number.
    timeUnixNano: `${now}000000`,
    ...severities[levelOf(report)],
    body: { stringValue: report.kind },
    attributes: attributesOf({ ...details, ...browser }),
  };
  return {
    resourceLogs: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeLogs: [{ scope: { name: "waymark" }, logRecords: [record] }],
      },
    ],
  };
}

function attributesOf(values: object) {
  return Object.entries(values).map(([key, value]: [string, unknown]) => ({
    key,
    value: typeof value === "number" ? { doubleValue: value } : { stringValue: String(value) },
  }));
}

/**
 * Sends reports to Sentry as envelopes, without its SDK. The configured address is the project's envelope endpoint:
 * `https://<host>/api/<project>/envelope/?sentry_version=7&sentry_key=<key>`.
 */
export function sentryReports(): Reports {
  return posting((report) => envelopeOf(report, new Date()));
}

/** Sentry requires a name and a version. Without the setting it keeps the network address of the reporter. */
const sdk = { name: "waymark.javascript", version: "1.0.0", settings: { infer_ip: "never" } };

/** An envelope: a header, an item's header and the item, each in a line of its own. */
function envelopeOf(report: Report, at: Date): string {
  const { kind, route, build, engine, version } = report;
  const frames = "frames" in report ? report.frames : [];
  const tags = labelsOf(report);
  const labels = Object.values(tags);
  const event = {
    event_id: uuid().replaceAll("-", ""),
    timestamp: at.toISOString(),
    platform: "javascript",
    sdk,
    level: levelOf(report),
    release: build,
    transaction: route,
    tags,
    contexts: { browser: { name: engine, version: String(version) } },
    extra: withSplitCode(report),
    message: `${labels.join(" ")} at ${route}`,
    // Without places Sentry would group by the message, whatever its numbers.
    ...(frames.length === 0
      ? { fingerprint: [...labels, route] }
      : {
          // Sentry wants the place where the error was thrown last.
          exception: {
            values: [{ type: kind, stacktrace: { frames: frames.map(frameOf).reverse() } }],
          },
        }),
  };
  return [{ event_id: event.event_id }, { type: "event" }, event]
    .map((line) => JSON.stringify(line))
    .join("\n");
}

function frameOf(frame: string) {
  const [file = "", line, column] = frame.split(":");
  return { filename: `app:///assets/${file}`, lineno: Number(line), colno: Number(column) };
}
