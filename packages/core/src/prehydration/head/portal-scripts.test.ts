import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { removeMark, setMark } from "../../page/marks.ts";
import { loadAtFirstFrame } from "./portal-scripts.ts";

const SCRIPT = `<script type="text/plain" src="/assets/react-1.js"></script>`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.innerHTML = "";
  removeMark("awaits");
});

/** Ends the parsing of a page whose head is given. */
function parsed(head: string): void {
  document.head.innerHTML = head;
  loadAtFirstFrame();
  document.dispatchEvent(new Event("readystatechange"));
}

const loaded = () => document.head.querySelectorAll("script[src]").length;

it("[QP-2] the portal's scripts of a sign-in page are asked for at its first frame, and only once", () => {
  parsed(`<template id="portal-scripts">${SCRIPT}</template>`);
  expect(loaded()).toBe(0);
  vi.advanceTimersToNextFrame();
  expect(loaded()).toBe(1);
  document.dispatchEvent(new Event("readystatechange"));
  vi.runAllTimers();
  expect(loaded()).toBe(1);
});

it("[QP-2] a page in a hidden tab, which is not painted, asks for them when it is parsed", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  parsed(`<template id="portal-scripts">${SCRIPT}</template>`);
  expect(loaded()).toBe(1);
});

it.each([
  ["screen", 1],
  ["session", 0],
] as const)(
  "[QP-2] a page that awaits a %s has asked for them %i times before its paint",
  (awaits, times) => {
    setMark("awaits", awaits);
    parsed(`<template id="portal-scripts">${SCRIPT}</template>`);
    expect(loaded()).toBe(times);
  },
);

it("[QP-2] a page without such a template is left as it is", () => {
  parsed(SCRIPT);
  vi.runAllTimers();
  expect(loaded()).toBe(1);
});
