import { afterEach, expect, it, vi } from "vitest";
import { removeMark, setMark } from "./marks.ts";
import { loadPortalScriptsOnceParsed } from "./portal-scripts.ts";

const SCRIPT = `<script type="text/plain" src="/assets/react-1.js"></script>`;

afterEach(() => {
  vi.useRealTimers();
  removeMark("awaits");
  document.head.innerHTML = "";
});

const loaded = () => document.head.querySelectorAll("script[src]").length;

it("[QP-2] the portal's scripts of a sign-in page are asked for once it is parsed, and only once", () => {
  document.head.innerHTML = `<template id="portal-scripts">${SCRIPT}</template>`;
  loadPortalScriptsOnceParsed();
  expect(loaded()).toBe(0);
  document.dispatchEvent(new Event("readystatechange"));
  expect(loaded()).toBe(1);
  document.dispatchEvent(new Event("readystatechange"));
  expect(loaded()).toBe(1);
});

it("[QP-3] while a stored sign-in is resumed, they are asked for after the first paint", () => {
  vi.useFakeTimers();
  setMark("awaits", "session");
  document.head.innerHTML = `<template id="portal-scripts">${SCRIPT}</template>`;
  loadPortalScriptsOnceParsed();
  document.dispatchEvent(new Event("readystatechange"));
  expect(loaded()).toBe(0);
  vi.advanceTimersToNextFrame();
  vi.runAllTimers();
  expect(loaded()).toBe(1);
});

it("[QP-2] a page without such a template is left as it is", () => {
  document.head.innerHTML = SCRIPT;
  loadPortalScriptsOnceParsed();
  document.dispatchEvent(new Event("readystatechange"));
  expect(loaded()).toBe(1);
});
