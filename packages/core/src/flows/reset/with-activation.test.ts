import { expect, it } from "vitest";
import { withActivation } from "./use-reset.ts";

it.each([
  ["https://p.example/a?b=1", "https://p.example/a?b=1&activate=true"],
  ["https://p.example/a", "https://p.example/a?activate=true"],
  ["https://p.example/a#top", "https://p.example/a?activate=true#top"],
  ["https://p.example/a?b#c#d", "https://p.example/a?b&activate=true#c#d"],
])("[RS-7] the url %s gets the flag before any fragment", (url, flagged) => {
  expect(withActivation(url)).toBe(flagged);
});
