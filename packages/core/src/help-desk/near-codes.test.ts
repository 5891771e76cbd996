import { expect, it } from "vitest";
import { letters } from "./code-parts.ts";
import { type KnownCodes, nearCodes, soundsLike } from "./near-codes.ts";

const outcomes = { 401: 0, 503: 0, "5xx": 0, TIME: 0 };
const known: KnownCodes = {
  L: outcomes,
  S: outcomes,
  F: outcomes,
  P: outcomes,
  G: outcomes,
  V: outcomes,
  Y: { STOP: 0 },
  B: { OLD: 0 },
};

const near = (letter: string, outcome: string) =>
  nearCodes({ letter, outcome, id: "", time: "" }, known);

it("[QN-4] a letter that has no such outcome was most likely misheard", () => {
  expect(near("B", "503")).toEqual(["P-503", "G-503", "V-503", "L-503"]);
});

it("[QN-4] an outcome that the letter cannot have, and no other letter that sounds like it, leads to all of them", () => {
  expect(near("Y", "503")).toEqual(["L-503", "S-503", "F-503", "P-503"]);
});

it("[QN-4] J may be the G of a caller who spells in the other language", () => {
  expect(near("J", "503")).toEqual(["G-503"]);
});

it("[QN-4] an outcome that looks like another one comes before letters that sound alike", () => {
  expect(near("P", "TIMR")).toEqual(["P-TIME"]);
});

it.each(["M", "N"])("[QN-4] %s may be a misheard L", (letter) => {
  expect(soundsLike(letter, letters)).toContain("L");
  expect(soundsLike("L", letters)).toContain(letter);
});
