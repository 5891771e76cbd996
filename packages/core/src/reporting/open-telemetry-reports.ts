import type { Report, Reports } from "./report-types.ts";

/**
 * Sends reports to an OpenTelemetry collector as log records (OTLP, JSON over HTTP), without its SDK. The configured
 * address is the collector's `/v1/logs`.
 */
export function openTelemetryReports(): Reports {
  return {
    start: ({ url }) => {
      return (report) => {
        // A beacon cannot leave out cookies, which a collector for every origin refuses.
        fetch(url, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(logOf(report, Date.now())),
          credentials: "omit",
          keepalive: true,
        }).catch(() => undefined);
      };
    },
  };
}

function logOf(report: Report, now: number) {
  const { build, engine, version, ...details } = report;
  const resource = { "service.name": "portal", "service.version": build };
  const browser = { "browser.name": engine, "browser.version": version };
  const record = {
    // Nanoseconds are too many for a number.
    timeUnixNano: `${now}000000`,
    severityText: report.kind === "vital" ? "INFO" : "ERROR",
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
