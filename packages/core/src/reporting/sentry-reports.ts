import { uuid } from "../browser/uuid.ts";
import type { Report, Reports } from "./report-types.ts";

/**
 * Sends reports to Sentry as envelopes, without its SDK. The configured address is the project's envelope endpoint:
 * `https://<host>/api/<project>/envelope/?sentry_version=7&sentry_key=<key>`.
 */
export function sentryReports(): Reports {
  return {
    start: ({ url }) => {
      return (report) => void navigator.sendBeacon(url, envelopeOf(report, new Date()));
    },
  };
}

/** An envelope: a header, an item's header and the item, each in a line of its own. */
function envelopeOf(report: Report, at: Date): string {
  const { kind, route, build, engine, version } = report;
  const frames = "frames" in report ? report.frames : [];
  const event = {
    event_id: uuid().replaceAll("-", ""),
    timestamp: at.toISOString(),
    platform: "javascript",
    level: kind === "vital" ? "info" : "error",
    release: build,
    transaction: route,
    tags: { kind, ...("code" in report && { code: report.code }) },
    contexts: { browser: { name: engine, version: String(version) } },
    extra: { ...report },
    message: `${kind} at ${route}`,
    ...(frames.length > 0 && {
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
