import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { answering } from "../testing/recorded-calls.ts";
import { server } from "../testing/server.ts";
import { beaconReports, openTelemetryReports, sentryReports } from "./report-providers.ts";
import { engineOf, framesOf, startReports } from "./start-reports.ts";
import { policyDetails, watchPolicy } from "./watch-policy.ts";
import type { Report } from "./report-types.ts";

const ORIGIN = window.location.origin;
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

/** An error as an engine writes it. */
function errorWith(stack: string, message = "secret"): Error {
  return Object.assign(new TypeError(message), { stack });
}

describe("what is read of an error", () => {
  it.each([
    [
      "Chromium",
      `TypeError: secret\n    at Object.f (${ORIGIN}/assets/index-4f2a.js:1:2345)\n    at ${ORIGIN}/assets/screen-9c.js:2:17`,
    ],
    [
      "Firefox and Safari",
      `f@${ORIGIN}/assets/index-4f2a.js:1:2345\n@${ORIGIN}/portal/assets/screen-9c.js:2:17\n`,
    ],
  ])("[QN-4] of %s is the places in the build", (_, stack) => {
    expect(framesOf(errorWith(stack), ORIGIN)).toEqual([
      "index-4f2a.js:1:2345",
      "screen-9c.js:2:17",
    ]);
  });

  it.each([
    ["an extension's script", "    at f (chrome-extension://x/assets/maya.js:1:2)"],
    ["another origin's script", "    at f (https://evil.example/assets/maya.js:1:2)"],
    ["a path with a token", `    at f (${ORIGIN}/reset/maya:1:2)`],
    ["a message like a frame", `    at ${ORIGIN}/assets/maya.js:1:2`],
  ])("[QN-4] %s is left out", (name, line) => {
    const message = name.startsWith("a message") ? `x\n${line}` : "x";
    const stack = name.startsWith("a message") ? `Error: ${message}` : `Error: x\n${line}`;
    expect(framesOf(errorWith(stack, message), ORIGIN)).toEqual([]);
  });

  it("[QN-4] of a deep stack is the five places next to the error", () => {
    const places = Array.from({ length: 50 }, (_, at) => `index-4f2a.js:1:${at}`);
    const lines = places.map((place) => `    at f (${ORIGIN}/assets/${place})`);
    expect(framesOf(errorWith(`Error: x\n${lines.join("\n")}`, "x"), ORIGIN)).toEqual(
      places.slice(0, 5),
    );
  });

  it.each([["a text"], [null], [{ stack: "x" }]])("[QN-4] %j has no places", (thrown) => {
    expect(framesOf(thrown, ORIGIN)).toEqual([]);
  });
});

describe("what is read of a browser", () => {
  it.each([
    [
      "Mozilla/5.0 (X11; CrOS) AppleWebKit/537.36 Chrome/103.0.5060.132 Safari/537.36",
      "Chrome",
      103,
    ],
    ["Mozilla/5.0 Chrome/120.0.0.0 Safari/537.36 Edg/120.0.2210.61", "Edge", 120],
    ["Mozilla/5.0 (Windows NT 6.1; rv:102.0) Gecko/20100101 Firefox/102.0", "Firefox", 102],
    ["Mozilla/5.0 (iPad) Version/15.4 Mobile/15E148 Safari/604.1", "Safari", 15],
    ["Mozilla/5.0 (iPhone) CriOS/119.0.6045.169 Mobile/15E148 Safari/604.1", "Chrome", 119],
    ["maya's browser", "other", 0],
  ] as const)("[QN-4] %s: %s %d", (userAgent, engine, version) => {
    expect(engineOf(userAgent)).toEqual({ engine, version });
  });
});

describe("what is read of a policy violation", () => {
  const violation = (fields: Partial<SecurityPolicyViolationEvent>) =>
    policyDetails(
      {
        effectiveDirective: "script-src-elem",
        blockedURI: "https://evil.example/maya?token=secret",
        sourceFile: `${ORIGIN}/assets/index-4f2a.js`,
        lineNumber: 1,
        columnNumber: 7,
        ...fields,
      },
      ORIGIN,
    );

  it.each([
    [{}, "another origin", ["index-4f2a.js:1:7"]],
    [{ blockedURI: "inline", sourceFile: `${ORIGIN}/reset/token` }, "inline", []],
    [{ blockedURI: "trusted-types-sink" }, "trusted-types", ["index-4f2a.js:1:7"]],
    [{ blockedURI: `${ORIGIN}/x?k=secret` }, "own origin", ["index-4f2a.js:1:7"]],
    [{ blockedURI: "eval", sourceFile: "https://evil.example/assets/a.js" }, "eval", []],
  ])("[QN-4] %j", (fields, blocked, frames) => {
    const directive = "script-src-elem";
    expect(violation(fields)).toEqual({ kind: "policy", directive, blocked, frames });
  });

  it("[QN-4] has no text of an event that is no directive", () => {
    const details = violation({ effectiveDirective: "Maya Chen" });
    expect(details).toMatchObject({ directive: "unknown" });
  });
});

describe("a page whose browser keeps violations", () => {
  it("[QN-4] reports those from before its script, each once and without an address", () => {
    const sent = vi.fn<(details: object) => void>();
    const kept = {
      effectiveDirective: "img-src",
      blockedURL: "https://evil.example/maya?token=secret",
      documentURL: `${ORIGIN}/reset/secret/ForceResetPassword`,
      sourceFile: "",
      lineNumber: 1,
      columnNumber: 7,
    };
    vi.stubGlobal(
      "ReportingObserver",
      class {
        observe: () => void;
        constructor(callback: (reports: object[]) => void) {
          this.observe = () => callback([{ body: kept }, { body: kept }]);
        }
      },
    );
    watchPolicy(ORIGIN, sent);
    const details = { kind: "policy", directive: "img-src", blocked: "another origin", frames: [] };
    expect(sent.mock.calls).toEqual([[details]]);
  });
});

describe("a page that reports", () => {
  const sink = vi.fn<(report: Report) => void>();

  beforeEach(() => sink.mockReset());

  it("[QN-4] says of a failure its code alone, and stops after fifty", async () => {
    const send = await startReports({
      reports: { start: () => sink },
      analytics: undefined,
      url,
      basePath: "/portal",
    });
    const incident = { kind: "failure", code: "L-503-7F3A" } as const;
    for (let at = 0; at < 60; at += 1) send({ ...incident, route: "/forgot" });
    expect(sink).toHaveBeenCalledTimes(50);
    expect(sink.mock.calls[0]?.[0]).toEqual({
      ...incident,
      route: "/forgot",
      build: "unknown",
      ...engineOf(navigator.userAgent),
    });
  });

  it("[QN-4] handles the rejection of an async provider, which it would report otherwise, and so on", async () => {
    const blocked = Promise.reject(new TypeError("blocked"));
    const handled = vi.spyOn(blocked, "then");
    const reports = { start: () => () => blocked };
    const send = await startReports({ reports, analytics: undefined, url, basePath: "" });
    send({ kind: "failure", code: "L-503-7F3A", route: "/forgot" });
    await vi.waitFor(() => expect(handled).toHaveBeenCalled());
  });
});

describe("the providers", () => {
  let fetched: MockInstance<typeof fetch>;

  beforeEach(() => {
    fetched = vi.spyOn(globalThis, "fetch");
    server.use(http.post(url, () => new HttpResponse(null, { status: 204 })));
  });
  afterEach(() => fetched.mockRestore());

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
    (await openTelemetryReports().start({ url: `${ORIGIN}/v1/logs` }))(report);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
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
