import type { BrowserContext } from "@playwright/test";
import { beforeAll, expect, it } from "vitest";
import { withoutUnsupportedApis } from "./without-unsupported-apis.ts";

/** A page with a language of its own: this test needs what is removed there. */
const frame = document.body.appendChild(document.createElement("iframe"));
const run = (code: string): unknown => frame.contentDocument?.defaultView?.eval(code);

const context = {
  addInitScript: async (script: (given: unknown) => void, given: unknown) =>
    run(`(${String(script)})(${JSON.stringify(given)})`),
} as unknown as BrowserContext;

beforeAll(async () => withoutUnsupportedApis(context));

it.each([
  "Array.prototype.toSorted",
  "Array.prototype.with",
  "Uint8Array.prototype.toSorted",
  "Uint8Array.prototype.with",
  "[].values().map",
  "new Map().keys().toArray",
  "new Set().union",
  "new Set().isDisjointFrom",
  "new URLSearchParams().size",
  "AbortSignal.any",
  "Intl.Segmenter",
  "Promise.try",
  "RegExp.escape",
  "URL.parse",
])("[QD-1] [QR-2] a page of the browser tests lacks %s, as the oldest browsers do", (code) => {
  expect(run(`typeof ${code}`)).toBe("undefined");
});

it.each([
  "[].map",
  "Uint8Array.prototype.map",
  "[].values().next",
  "Set.prototype.has",
  "Promise.any",
  "new Intl.NumberFormat().format",
])("[QD-1] [QR-2] a page of the browser tests has %s", (code) => {
  expect(run(`typeof ${code}`)).toBe("function");
});
