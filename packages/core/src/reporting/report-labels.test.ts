import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import type { Failure } from "../api/result.ts";
import { formatFailureCode } from "../errors/failure-code.tsx";
import { server } from "../testing/server.ts";
import { openTelemetryReports, sentryReports } from "./report-providers.ts";
import type { Report, Reports } from "./report-types.ts";

const url = `${window.location.origin}/collect`;
const page = { route: "/", build: "index-4f2a.js", engine: "Chrome", version: 120 } as const;
const serverText = { kind: "serverText", text: "secret" } as const;

function failureOf(failure: Failure): Report {
  const code = formatFailureCode({ operation: "login", failure }, "7f3a0c1e");
  return { kind: "failure", code, ...page };
}

function refused(status: number): Report {
  return failureOf({ kind: "http", status, messages: [], message: "" });
}

/** Body that a collector gets for a report. */
async function collected(provider: Reports, report: Report): Promise<string> {
  const sent: string[] = [];
  server.use(
    http.post(url, async ({ request }) => {
      sent.push(await request.text());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  (await provider.start({ url }))(report);
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent.join("");
}

async function sentryEvent(report: Report) {
  const [, , event = ""] = (await collected(sentryReports(), report)).split("\n");
  return JSON.parse(event) as { tags: Record<string, string>; fingerprint: string[] };
}

it.each<[string, string, number, Report]>([
  ["failure L-401", "warning", 13, refused(401)],
  ["failure L-429", "warning", 13, refused(429)],
  ["failure L-TEXT", "warning", 13, failureOf(serverText)],
  ["failure L-LOCK", "warning", 13, failureOf({ ...serverText, isLocked: true })],
  ["failure L-403", "error", 17, refused(403)],
  ["failure L-404", "error", 17, refused(404)],
  ["failure L-503", "error", 17, refused(503)],
  ["failure L-TIME", "error", 17, failureOf({ kind: "timeout" })],
  ["part header", "error", 17, { kind: "part", part: "header", frames: [], ...page }],
  ["vital LCP", "info", 9, { kind: "vital", name: "LCP", value: 1200, ...page }],
  [
    "policy img-src inline",
    "error",
    17,
    { kind: "policy", directive: "img-src", blocked: "inline", frames: [], ...page },
  ],
])(
  '[QN-4] a collector counts "%s" apart from other reports, with the level %s',
  async (subject, level, severityNumber, report) => {
    const event = await sentryEvent(report);
    expect(event).toMatchObject({ level, message: `${subject} at /` });
    expect(Object.values(event.tags).join(" ")).toBe(subject);
    expect(event.fingerprint).toEqual([...Object.values(event.tags), "/"]);
    const log = await collected(openTelemetryReports(), report);
    expect(log).toContain(`"severityNumber":${severityNumber}`);
  },
);

it("[QN-4] a collector gets the id of a code apart from what happened, which it counts", async () => {
  const report = refused(503);
  expect(await sentryEvent(report)).toMatchObject({
    tags: { code: "L-503" },
    extra: { code: "L-503", id: "7F3A" },
  });
  const log = await collected(openTelemetryReports(), report);
  expect(log).toContain('{"key":"code","value":{"stringValue":"L-503"}}');
  expect(log).toContain('{"key":"id","value":{"stringValue":"7F3A"}}');
});

it("[QN-4] Sentry groups an error by its places", async () => {
  const frames = ["index-4f2a.js:1:2345"];
  expect(await sentryEvent({ kind: "error", frames, ...page })).not.toHaveProperty("fingerprint");
});
