import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { prerender } from "react-dom/static.edge";
import { afterEach, beforeAll, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import french from "../i18n/dictionaries/fr-CA.json" with { type: "json" };
import { hasMark, removeMark, setMark } from "../page/marks.ts";
import { answering } from "../testing/recorded-calls.ts";
import { server } from "../testing/server.ts";
import { definePortal } from "./define-portal.tsx";
import { reactDomClient } from "./react-dom-client.ts";

const COPY = "../i18n/dictionaries/fr-CA.json";
const SERVED = "/assets/translations/fr-CA.json";

const region = {
  productName: "Waymark",
  variants: ["default"] as const,
  header: () => null,
  illustration: () => null,
};
const hasReloaded = () => sessionStorage.getItem("reloadedBuild") !== null;

/** Starts the portal on a page. */
function startAt(address: string) {
  window.history.replaceState(null, "", address);
  document.body.innerHTML = `<div id="portal"></div><p class="wm-broken"></p>`;
  const element = document.getElementById("portal") as HTMLElement;
  const urls = { "en-CA": SERVED, "fr-CA": SERVED };
  const portal = definePortal({ region, dictionaries: { portal: urls, legal: urls } });
  return { element, started: portal.mount(element) };
}

/** Starts the portal on a page whose texts do not come the first time, neither the served ones nor the copy. */
function start() {
  vi.doMock(COPY, () => {
    throw new TypeError("Load failed");
  });
  server.use(
    http.get(SERVED, () => HttpResponse.error(), { once: true }),
    http.get(SERVED, () => HttpResponse.json(french)),
  );
  return startAt("/?lang=fr");
}

let createRoot: MockInstance<typeof reactDomClient.createRoot>;

// A build of another file leaves its router in React's context, and a portal that finds one throws. The next build takes it out.
beforeAll(async () => {
  await prerender(null);
});
beforeEach(() => {
  createRoot = vi.spyOn(reactDomClient, "createRoot");
});
afterEach(() => {
  vi.doUnmock(COPY);
  removeMark("waits");
  for (const { value } of createRoot.mock.results) value.unmount();
  document.body.replaceChildren();
});

it("[QX-5] a page whose texts do not come reloads", async () => {
  await start().started;
  expect(hasReloaded()).toBe(true);
});

it("[QX-3] [QX-5] a page that is being left does not: Safari ends its calls then. Back from the cache, it starts", async () => {
  setMark("reloading");
  const listened = vi.spyOn(window, "addEventListener");
  const { element, started } = start();
  // Its calls have ended. An event that came before would be that of another page.
  await waitFor(() => expect(listened.mock.calls.map(([type]) => type)).toContain("pageshow"));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await waitFor(() => expect(element.querySelector("[name=username]")).toBeVisible());
  await started;
  expect([hasReloaded(), hasMark("broken")]).toEqual([false, false]);
});

it("[QX-5] a page that stays after all, as after a download, starts as well", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
  setMark("reloading");
  const { element, started } = start();
  const field = () => element.querySelector("[name=username]");
  while (!field()) await vi.advanceTimersByTimeAsync(1_000);
  await started;
  expect([hasReloaded(), hasMark("broken")]).toEqual([false, false]);
});

it("[VF-1] [QX-3] a page that is being left does not use its link: its answer would be lost. Back from the cache, it does", async () => {
  const calls = answering("/api/auth/personalemailverify", {
    data: { email: "amelie@school.example" },
  });
  setMark("waits");
  setMark("reloading");
  server.use(http.get(SERVED, () => HttpResponse.json(french)));
  const listened = vi.spyOn(window, "addEventListener");
  const { element, started } = startAt("/verify/tok/1/0/0");
  await waitFor(() => expect(listened.mock.calls.map(([type]) => type)).toContain("pageshow"));
  expect([calls.length, element.childElementCount]).toEqual([0, 0]);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await started;
});
