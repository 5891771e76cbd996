import { beforeEach, expect, it, vi } from "vitest";
import { mustConfirm, setMustConfirm } from "./entry-state.ts";

beforeEach(() => history.replaceState({ key: "k" }, "", "/"));

it("[QN-7] an entry of the history remembers that a stored sign-in has to be confirmed, beside what the router keeps", () => {
  setMustConfirm(true);
  expect(history.state).toEqual({ key: "k", usr: { asks: true } });
  expect(mustConfirm(history.state.usr)).toBe(true);
  setMustConfirm(false);
  expect(history.state).toEqual({ key: "k", usr: {} });
  expect(mustConfirm(history.state.usr)).toBe(false);
});

it("[QN-7] [QN-5] an entry keeps what its page remembers besides, such as a link that is hidden", () => {
  history.replaceState({ key: "k", usr: { link: "l" } }, "");
  setMustConfirm(true);
  expect(history.state.usr).toEqual({ link: "l", asks: true });
});

it("[QP-2] an entry is not replaced where it says so already: browsers limit how often", () => {
  const replaced = vi.spyOn(history, "replaceState");
  setMustConfirm(false);
  setMustConfirm(true);
  setMustConfirm(true);
  expect(replaced).toHaveBeenCalledOnce();
});

it.each([null, undefined, "asks", { asks: "true" }])(
  "[QN-7] the entry of another page, with %j, says nothing of it",
  (state) => expect(mustConfirm(state)).toBe(false),
);
