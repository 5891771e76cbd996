import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { calls } from "../api/calls.ts";
import { createSend } from "../api/send.ts";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { noteShownFailure, takeShownFailures } from "../errors/occurrence.ts";
import { removeMark, setMark } from "../page/marks.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { keepEventsOnLeave } from "./keep-events-on-leave.ts";

afterEach(() => {
  removeMark("language");
  document.head.replaceChildren();
});

/** Leaves the sign-in page of a region, by default one that counts without asking, after a refused sign-in. @returns what is kept */
async function leave(properties: { id?: string; ukId?: string }, language: string, counts = true) {
  const listening = vi.spyOn(window, "addEventListener");
  onTestFinished(() => {
    for (const args of listening.mock.calls) window.removeEventListener(...args);
  });
  document.head.innerHTML = `<script type="text/plain" data-first ${counts ? "data-counts" : ""}></script>`;
  setMark("language", language);
  const analytics = { ...defaultConfiguration.analytics, ...properties };
  const configuration = { ...defaultConfiguration, analytics };
  keepEventsOnLeave({ variant: "default", configuration });
  answering(calls.redirect.path, refusal(401));
  await createSend(configuration)(calls.redirect, { body: { Token: "token" } });
  window.dispatchEvent(new Event("pagehide"));
  return sessionStorage.getItem("countedLater");
}

it("[QN-4] a page that is left before React keeps no failure to report where no reports are configured", async () => {
  // What other files of the worker have shown would be noted, too.
  takeShownFailures();
  noteShownFailure("L-401-7F3A");
  await leave({}, "en-CA");
  expect(sessionStorage.getItem("reportedLater")).toBeNull();
  expect(takeShownFailures()).toEqual(["L-401-7F3A"]);
});

const refused = '[{"name":"call_ended","call":"redirect","outcome":"http","status":401}]';

it.each([
  ["none", {}, "en-CA", null],
  ["one for the UK alone", { ukId: "G-UK" }, "en-CA", null],
  ["one", { id: "G-CANADA" }, "fr-CA", refused],
  ["none, in the UK", { id: "G-CANADA" }, "en-GB", null],
  ["one, in the UK", { ukId: "G-UK" }, "en-GB", refused],
])(
  "[AN-1] a page that is left before React keeps its events where it has an identifier: %s",
  async (...row) => {
    const [, properties, language, kept] = row;
    localStorage.setItem("analyticsConsent", "given");
    expect(await leave(properties, language)).toBe(kept);
  },
);

it.each([
  ["counts without asking", null, refused],
  ["counts without asking", "refused", null],
  ["asks", null, null],
  ["asks", "refused", null],
  ["asks", "given", refused],
])(
  "[QO-1] [AN-1] a page that is left before React, of a region that %s, keeps with the consent %s: %s",
  async (region, consent, kept) => {
    if (consent !== null) localStorage.setItem("analyticsConsent", consent);
    expect(await leave({ id: "G-CANADA" }, "en-CA", region !== "asks")).toBe(kept);
  },
);
