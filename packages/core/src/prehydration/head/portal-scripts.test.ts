import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LOADING_DELAY_MS } from "../../config/constants.ts";
import { removeMark, setMark } from "../../page/marks.ts";
import { loadAtFirstFrame } from "./portal-scripts.ts";

const SCRIPT = `<script type="text/plain" src="/assets/react-1.js"></script>`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
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

it("[QP-2] a page that awaits a screen asks for them before its paint", () => {
  setMark("awaits", "screen");
  parsed(`<template id="portal-scripts">${SCRIPT}</template>`);
  expect(loaded()).toBe(1);
});

it("[QP-3] a page that resumes a stored sign-in asks for them once its call has lasted", () => {
  setMark("awaits", "session");
  parsed(`<template id="portal-scripts">${SCRIPT}</template>`);
  vi.advanceTimersByTime(LOADING_DELAY_MS - 1);
  expect(loaded()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(loaded()).toBe(1);
});

it("[QP-2] a page without such a template is left as it is", () => {
  parsed(SCRIPT);
  vi.runAllTimers();
  expect(loaded()).toBe(1);
});
