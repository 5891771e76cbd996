import { expect, it, vi } from "vitest";
import { hasJustRedirected, noteRedirect } from "./resume-loop.ts";

it.each([
  ["https://portal.example/home", 9_999, true],
  ["https://portal.example/home", 10_000, false],
  ["https://portal.example/home", -10_000, false],
  ["https://product.example/home", 0, false],
])("[RT-2] %s has just been followed after %i ms: %s", (url, ms, isJust) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  noteRedirect(url, "https://portal.example");
  vi.setSystemTime(Date.now() + ms);
  expect(hasJustRedirected()).toBe(isJust);
});
