import { expect, it } from "vitest";
import { isCritical, type PageRequest, weigh } from "./weigh.ts";

const request = (over: Partial<PageRequest>): PageRequest => ({
  url: "https://localhost:1/file",
  method: "GET",
  type: "Script",
  mimeType: "text/javascript",
  sentMs: 10,
  endedMs: 100,
  bytes: 1000,
  isPrefetch: false,
  ...over,
});

it.each(["Document", "Script", "Stylesheet", "Fetch", "XHR", "Font"])(
  "counts what a form may wait for: %s",
  (type) => {
    expect(isCritical(request({ type }), 200)).toBe(true);
  },
);

it.each(["Image", "Media", "Ping", "Manifest", "EventSource"])(
  "does not count what the form does not need: %s",
  (type) => {
    expect(isCritical(request({ type }), 200)).toBe(false);
  },
);

it("counts a preloaded dictionary, which has no kind of its own, but not an icon", () => {
  const other = request({ type: "Other" });
  expect(isCritical({ ...other, mimeType: "application/json" }, 200)).toBe(true);
  expect(isCritical({ ...other, mimeType: "image/svg+xml" }, 200)).toBe(false);
});

it("counts nothing that came after the form worked, or never", () => {
  expect(isCritical(request({ endedMs: 200 }), 200)).toBe(true);
  expect(isCritical(request({ endedMs: 201 }), 200)).toBe(false);
  // The sign-in call itself: it has left when the form works, and is not answered yet.
  expect(isCritical(request({ type: "Fetch", endedMs: undefined }), 200)).toBe(false);
});

it("counts no guess at what comes next", () => {
  expect(isCritical(request({ isPrefetch: true }), 200)).toBe(false);
});

it("counts nothing that never went over the line", () => {
  expect(isCritical(request({ url: "data:image/png;base64,AA", type: "Fetch" }), 200)).toBe(false);
});

it("adds up scripts and everything, whether critical or not", () => {
  const weight = weigh(
    [
      request({ type: "Document", bytes: 5 }),
      request({ bytes: 70 }),
      request({ bytes: 30, isPrefetch: true }),
      request({ type: "Image", bytes: 200 }),
      request({ bytes: 999, endedMs: 300 }),
    ],
    200,
  );
  expect(weight).toEqual({ criticalRequests: 2, requests: 4, scriptBytes: 100, totalBytes: 305 });
});
