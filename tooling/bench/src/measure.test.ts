import { expect, it } from "vitest";
import { inTurn } from "./measure.ts";

it("begins each round with another site, and omits none", () => {
  const rounds = [1, 2, 3, 4].map((round) => inTurn(["a", "b", "c"], round).join(""));
  expect(rounds).toEqual(["bca", "cab", "abc", "bca"]);
});

it("has no turns without sites", () => {
  expect(inTurn([], 1)).toEqual([]);
});
