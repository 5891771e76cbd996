import { expect, it } from "vitest";
import { listPending, pending } from "../api/pending.ts";
import { cancelLeaving, leavePortal } from "../navigation/leave-portal.ts";

it("a call without an answer is listed for as long as its test", () => {
  listPending("login");
  expect(pending.get()).toHaveLength(1);
});

it("the next test does not wait for it", () => {
  expect(pending.get()).toEqual([]);
});

it.each(["one test", "the next one"])(
  "%s has no next page of another, which a sign-in would stop before its call leaves",
  () => {
    expect(cancelLeaving()).toBe(false);
    leavePortal("https://portal.example/next", "");
  },
);
