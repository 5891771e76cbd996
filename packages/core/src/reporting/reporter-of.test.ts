import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ValidationError } from "yup";
import { noteShownFailure, takeShownFailures } from "../errors/occurrence.ts";
import type { Report, Reports } from "./report-types.ts";
import { reporterOf } from "./reporter-of.ts";

const ORIGIN = window.location.origin;
const configuration = { basePath: "/portal", reports: { url: "https://reports.example" } };
const sink = vi.fn<(report: Report) => void>();
const regionWith = (reports: Reports) => ({ reports });
const arrives = () => regionWith({ start: () => sink });
/** A provider that is not there when the page is left. */
const isLate = () => regionWith({ start: () => new Promise<never>(() => undefined) });
const crash = { kind: "crash", code: "X-STOP-7F3A" } as const;

/** An error as an engine writes it, in a page whose address names a person. */
function errorOf(person: string, line = 1): Error {
  const stack = `Error: ${person}
    at ${person} (${window.location.href}:1:2)
    at f (${ORIGIN}/assets/index-4f2a.js:1:${line})`;
  return Object.assign(new TypeError(person), { stack });
}

const visit = (path: string) => window.history.replaceState(null, "", path);
const leavePage = () => window.dispatchEvent(new Event("pagehide"));
const kept = () => sessionStorage.getItem("reportedLater") ?? "";

beforeEach(() => {
  sink.mockReset();
  // What other files of the worker have shown would be reported, too.
  takeShownFailures();
  vi.stubGlobal("requestIdleCallback", (work: () => void) => setTimeout(work));
});

it("[QN-4] [QT-3] 300 reports have no word of the person and no token", async () => {
  const CANARY = "maya.chen-7f3a9c";
  const paths = [`/portal/reset/${CANARY}/ActivateAccount`, `/${CANARY}`, "/portal/forgot"];
  for (let round = 0; round < 10; round += 1) {
    const report = reporterOf(arrives(), configuration);
    for (let at = 0; at < 30; at += 1) {
      visit(paths[at % 3] ?? "/");
      const error = errorOf(CANARY, at);
      report({ ...crash, error: () => error });
      // The first one waits for the provider.
      await waitFor(() => expect(sink).toHaveBeenCalledTimes(round * 30 + at + 1));
    }
  }
  expect(JSON.stringify(sink.mock.calls)).not.toContain(CANARY);
  expect(new Set(sink.mock.calls.map(([{ route }]) => route))).toEqual(
    new Set(["/reset/:token/:resetType", "*", "/forgot"]),
  );
});

it("[QN-4] a failure that was shown before React is reported once, though React finds it on the page", async () => {
  noteShownFailure("L-503-7F3A");
  const report = reporterOf(arrives(), configuration);
  for (const code of ["L-503-7F3A", "L-401-19C2"]) report({ kind: "failure", code });
  const codes = () => sink.mock.calls.map(([sent]) => "code" in sent && sent.code);
  await waitFor(() => expect(codes()).toContain("L-401-19C2"));
  expect(codes()).toEqual(["L-503-7F3A", "L-401-19C2"]);
});

it("[QN-4] errors and rejections outside of a screen are reported that happen before the provider is there", async () => {
  const own = vi.fn<(report: Report) => void>();
  reporterOf(regionWith({ start: () => own }), configuration);
  const rejected = Object.assign(new Event("unhandledrejection"), { reason: errorOf("maya", 3) });
  window.dispatchEvent(new ErrorEvent("error", { error: errorOf("maya", 2) }));
  window.dispatchEvent(rejected);
  // A script of another origin says nothing of its errors.
  window.dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
  const frames = () => own.mock.calls.map(([sent]) => sent.kind === "error" && sent.frames);
  await waitFor(() => expect(frames()).toHaveLength(2));
  expect(frames()).toEqual([["index-4f2a.js:1:2"], ["index-4f2a.js:1:3"]]);
});

it("[QN-4] errors of a script that throws again and again leave room for a failure", async () => {
  const own = vi.fn<(report: Report) => void>();
  const report = reporterOf(regionWith({ start: () => own }), configuration);
  for (let at = 0; at < 30; at += 1)
    window.dispatchEvent(new ErrorEvent("error", { error: new Error("maya") }));
  report({ kind: "failure", code: "L-503-7F3A" });
  await waitFor(() =>
    expect(own).toHaveBeenCalledWith(expect.objectContaining({ code: "L-503-7F3A" })),
  );
});

describe("a page that is left before its provider is there", () => {
  it("[QT-3] keeps nothing that was typed, and no token of its address, of what a screen throws", () => {
    visit("/portal/reset/SECRET-TOKEN/ForceResetPassword");
    const report = reporterOf(isLate(), configuration);
    const values = { username: "maya", password: "S3CRET" };
    report({ ...crash, error: () => new ValidationError("too short", values) });
    report({ kind: "part", part: "header", error: () => ({ values }) });
    leavePage();
    expect(kept()).toContain("X-STOP-7F3A");
    expect(kept()).toContain("/reset/:token/:resetType");
    expect(kept()).not.toMatch(/maya|S3CRET|SECRET-TOKEN/u);
  });

  it("[QN-4] keeps a crash for the next page, with its route and without its places", async () => {
    visit("/portal/forgot");
    reporterOf(isLate(), configuration)({ ...crash, error: () => errorOf("maya") });
    leavePage();
    visit("/portal");
    reporterOf(arrives(), configuration);
    await waitFor(() => expect(sink).toHaveBeenCalledTimes(1));
    expect(sink.mock.calls[0]?.[0]).toMatchObject({ ...crash, route: "/forgot", frames: [] });
  });

  it("[QN-4] keeps the others where a screen throws an object that contains itself", () => {
    const report = reporterOf(isLate(), configuration);
    report({ kind: "failure", code: "L-503-7F3A" });
    const error: Record<string, unknown> = {};
    error["own"] = error;
    report({ ...crash, error: () => error });
    leavePage();
    expect(kept()).toContain("L-503-7F3A");
  });
});
