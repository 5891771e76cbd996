import { expect, it } from "vitest";
import { median, ratio } from "./statistics.ts";

it("takes the middle of an odd number of values, in whatever order they came", () => {
  expect(median([30, 1, 200])).toBe(30);
  // As text, 200 would sort before 30.
  expect(median([200, 30, 1, 4, 5])).toBe(5);
});

it("takes the mean of the two in the middle of an even number", () => {
  expect(median([4, 1, 3, 100])).toBe(3.5);
});

it("leaves the values as they were", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

it("has no median of nothing", () => {
  expect(() => median([])).toThrow(RangeError);
});

it("tells how many times the best a value is, and nothing where the best is nothing", () => {
  expect(ratio(50, 200)).toBe(0.25);
  expect(ratio(0.2, 0)).toBeUndefined();
  expect(ratio(0, 0)).toBeUndefined();
});
