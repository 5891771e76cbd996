import { expect, it } from "vitest";
import { listPending, pending } from "../api/pending.ts";

it("a call without an answer is listed for as long as its test", () => {
  listPending("login");
  expect(pending.get()).toHaveLength(1);
});

it("the next test does not wait for it", () => {
  expect(pending.get()).toEqual([]);
});
