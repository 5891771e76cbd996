import { describe, expect, it } from "vitest";
import { durationText } from "./duration-text.ts";

describe("the text of a duration", () => {
  it.each([
    [1, "en-CA", "1 second"],
    [42, "en-GB", "42 seconds"],
    [60, "en-CA", "1 minute"],
    [95, "en-CA", "1 minute 35 seconds"],
    [900, "en-CA", "15 minutes"],
    [1, "fr-CA", "1 seconde"],
    [125, "fr-CA", "2 minutes 5 secondes"],
  ] as const)("[QN-3] %d seconds in %s: %s", (seconds, language, words) => {
    expect(durationText(seconds, language).replaceAll("\u00a0", " ")).toBe(words);
  });
});
