import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { answering } from "../testing/recorded-calls.ts";
import { server } from "../testing/server.ts";
import { beaconReports, openTelemetryReports, sentryReports } from "./report-providers.ts";
import type { Report } from "./report-types.ts";

const url = "https://reports.example/collect";
const report: Report = {
  kind: "crash",
  code: "X-STOP-7F3A",
  frames: ["index-4f2a.js:1:2345", "screen-9c.js:2:17"],
  route: "/forgot",
  build: "index-4f2a.js",
  engine: "Firefox",
  version: 102,
};

describe("the providers", () => {
  let fetched: MockInstance<typeof fetch>;

  beforeEach(() => {
    fetched = vi.spyOn(globalThis, "fetch");
    server.use(http.post(url, () => new HttpResponse(null, { status: 204 })));
  });

  const sentText = () => fetched.mock.calls[0]?.[1]?.body as string;

  it.each([
    ["beaconReports", beaconReports],
    ["sentryReports", sentryReports],
    ["openTelemetryReports", openTelemetryReports],
  ])(
    "[QT-3] %s sends without cookies, which may be the product's, also while the page is left",
    async (_, provider) => {
      (await provider().start({ url }))(report);
      expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: "omit", keepalive: true });
    },
  );

  it("[QN-4] a collector of any origin gets the report as it is", async () => {
    (await beaconReports().start({ url }))(report);
    expect(fetched.mock.calls[0]).toMatchObject([url, { method: "POST", mode: "no-cors" }]);
    expect(JSON.parse(sentText())).toEqual(report);
  });

  it("[QN-4] Sentry gets an envelope with the place of the crash last", async () => {
    (await sentryReports().start({ url }))(report);
    const [header, item, event] = sentText()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(item).toEqual({ type: "event" });
    expect(event).toMatchObject({
      event_id: header?.["event_id"],
      release: "index-4f2a.js",
      transaction: "/forgot",
      tags: { kind: "crash", code: "X-STOP" },
      exception: {
        values: [
          {
            stacktrace: {
              frames: [
                { filename: "app:///assets/screen-9c.js", lineno: 2, colno: 17 },
                { filename: "app:///assets/index-4f2a.js", lineno: 1, colno: 2345 },
              ],
            },
          },
        ],
      },
    });
  });

  it("[QT-3] Sentry is told to keep no network address of the people whose browsers report", async () => {
    (await sentryReports().start({ url }))(report);
    const event = JSON.parse(sentText().split("\n")[2] ?? "") as Record<string, unknown>;
    expect(event).toMatchObject({
      platform: "javascript",
      sdk: { settings: { infer_ip: "never" } },
    });
    expect(event).not.toHaveProperty("user");
  });

  it("[QN-4] an OpenTelemetry collector gets a log record", async () => {
    const sent = answering("/v1/logs", {});
    (await openTelemetryReports().start({ url: `${window.location.origin}/v1/logs` }))(report);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      resourceLogs: [
        {
          resource: {
            attributes: [
              { key: "service.name", value: { stringValue: "portal" } },
              { key: "service.version", value: { stringValue: "index-4f2a.js" } },
            ],
          },
          scopeLogs: [{ logRecords: [{ severityText: "ERROR", body: { stringValue: "crash" } }] }],
        },
      ],
    });
  });
});
