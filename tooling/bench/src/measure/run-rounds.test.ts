import { expect, it } from "vitest";
import { inTurn } from "./run-rounds.ts";

it("begins each round with another one, and leaves nobody out", () => {
  const rounds = [1, 2, 3, 4].map((round) => inTurn(["a", "b", "c"], round).join(""));
  expect(rounds).toEqual(["bca", "cab", "abc", "bca"]);
});

it("has no turns to take where there is nobody", () => {
  expect(inTurn([], 1)).toEqual([]);
});
