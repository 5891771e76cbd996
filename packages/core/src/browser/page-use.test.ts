import { expect, it, vi } from "vitest";
import { hasPageFocus, whenPageFocused } from "./page-use.ts";

const visibility = (state: DocumentVisibilityState) =>
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
const focus = (has: boolean) => vi.spyOn(document, "hasFocus").mockReturnValue(has);

it.each([
  ["visible", true, true],
  ["visible", false, false],
  ["hidden", true, false],
  ["hidden", false, false],
] as const)("[QN-7] [QT-4] a %s page with the focus %s is in use: %s", (state, has, isUsed) => {
  visibility(state);
  focus(has);
  expect(hasPageFocus()).toBe(isUsed);
});

it.each([
  ["the window has the focus", "visible", false],
  ["the tab is shown", "hidden", true],
] as const)("[QN-7] a page is used once %s", (_, state, has) => {
  visibility(state);
  focus(has);
  const used = vi.fn<() => void>();
  whenPageFocused(used);
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(used).not.toHaveBeenCalled();
  visibility("visible");
  focus(true);
  if (state === "hidden") document.dispatchEvent(new Event("visibilitychange"));
  else window.dispatchEvent(new Event("focus"));
  window.dispatchEvent(new Event("focus"));
  expect(used).toHaveBeenCalledOnce();
});
