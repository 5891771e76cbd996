import { expect, it } from "vitest";
import { isJustActivated, withActivation } from "./activation-flag.ts";

it.each([
  ["https://p.example/a?b=1", "https://p.example/a?b=1&activate=true"],
  ["https://p.example/a", "https://p.example/a?activate=true"],
  ["https://p.example/a#top", "https://p.example/a?activate=true#top"],
  ["https://p.example/a?b#c#d", "https://p.example/a?b&activate=true#c#d"],
])("[RS-7] the url %s gets the flag before any fragment", (url, flagged) => {
  expect(withActivation(url)).toBe(flagged);
});

it.each([
  ["/", "?activate=true", true],
  ["/sdmylife", "?lang=fr&activate=true", true],
  ["/", "?activate=1", false],
  ["/", "?activate", false],
  ["/forgot", "?activate=true", false],
  ["/workspace/student", "?activate=true", false],
])("[RS-7] %s%s is a sign-in page after an activation: %s", (pathname, search, isActivated) => {
  expect(isJustActivated(pathname, search)).toBe(isActivated);
});
