import { describe, expect, it } from "vitest";
import { clockText, durationText } from "./duration-text.ts";

it.each([
  ["fr-CA", 7, "7\u00a0h\u00a051"],
  ["fr-CA", 20, "20\u00a0h\u00a051"],
  ["en-CA", 7, /^7:51\S[ap]\.m\.$|^7:51[\u00a0\u202f]a\.m\.$/u],
  ["en-GB", 7, "07:51"],
] as const)("[QN-3] a time of day in %s at %d:51 stays on one line", (language, hour, words) => {
  expect(clockText(new Date(2026, 10, 26, hour, 51), language)).toMatch(words);
});

describe("the text of a duration", () => {
  it.each([
    [1, "en-CA", "1 second"],
    [42, "en-GB", "42 seconds"],
    [60, "en-CA", "1 minute"],
    [95, "en-CA", "1 minute 35 seconds"],
    [900, "en-CA", "15 minutes"],
    [3600, "en-CA", "1 hour"],
    [7199, "en-CA", "1 hour 59 minutes 59 seconds"],
    [43_200, "fr-CA", "12 heures"],
    [1, "fr-CA", "1 seconde"],
    [125, "fr-CA", "2 minutes 5 secondes"],
  ] as const)("[QN-3] %d seconds in %s: %s", (seconds, language, words) => {
    expect(durationText(seconds, language).replaceAll("\u00a0", " ")).toBe(words);
  });
});
