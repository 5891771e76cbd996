import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Report } from "./report-types.ts";
import { engineOf, framesOf, startReports } from "./start-reports.ts";

const ORIGIN = window.location.origin;
const url = "https://reports.example/collect";

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
