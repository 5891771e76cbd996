import { waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import english from "../i18n/dictionaries/en-CA.json";
import { loadDictionary } from "../i18n/load-dictionary.ts";
import { hasMark, setMark } from "../page/marks.ts";
import { definePortal } from "./define-portal.tsx";

vi.mock("../i18n/load-dictionary.ts", async (original) => ({
  ...(await original<object>()),
  loadDictionary: vi.fn<typeof loadDictionary>(),
}));

const region = {
  productName: "Waymark",
  variants: ["default"] as const,
  header: () => null,
  illustration: () => null,
};
const hasReloaded = () => sessionStorage.getItem("reloadedBuild") !== null;

/** Starts the portal on a page whose texts do not come the first time. */
function start() {
  document.body.innerHTML = `<div id="portal"></div><p class="wm-broken"></p>`;
  vi.mocked(loadDictionary).mockRejectedValueOnce(new TypeError("Load failed"));
  vi.mocked(loadDictionary).mockResolvedValue(english);
  const element = document.getElementById("portal") as HTMLElement;
  const portal = definePortal({ region, dictionaries: { portal: {}, legal: {} } });
  return { element, started: portal.mount(element) };
}

afterEach(() => document.body.replaceChildren());

it("[QX-5] a page whose texts do not come reloads", async () => {
  await start().started;
  expect(hasReloaded()).toBe(true);
});

it("[QX-3] [QX-5] a page that is being left does not: Safari ends its calls then. Back from the cache, it starts", async () => {
  setMark("reloading");
  const { element, started } = start();
  await new Promise((done) => setTimeout(done, 50));
  expect([hasReloaded(), hasMark("broken")]).toEqual([false, false]);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await started;
  await waitFor(() => expect(element.querySelector("[name=username]")).toBeVisible());
  expect([hasReloaded(), hasMark("broken")]).toEqual([false, false]);
});

it("[QX-5] a page that stays after all, as after a download, starts as well", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  setMark("reloading");
  const { started } = start();
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  await started;
  expect(loadDictionary).toHaveBeenCalledTimes(2);
  expect(hasMark("reloading")).toBe(false);
});
