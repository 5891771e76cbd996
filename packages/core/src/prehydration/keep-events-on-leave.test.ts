import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { calls } from "../api/calls.ts";
import { createSend } from "../api/send.ts";
import { defaultConfiguration } from "../config/configuration.ts";
import { removeMark, setMark } from "../page/marks.ts";
import { answering, refusal } from "../testing/recorded-calls.ts";
import { keepEventsOnLeave } from "./keep-events-on-leave.ts";

afterEach(() => {
  removeMark("language");
  document.head.replaceChildren();
  sessionStorage.clear();
});

/** Leaves the sign-in page of a region that counts without asking, after a refused sign-in. @returns what is kept */
async function leave(properties: { id?: string; ukId?: string }, language: string) {
  const listening = vi.spyOn(window, "addEventListener");
  onTestFinished(() => {
    for (const args of listening.mock.calls) window.removeEventListener(...args);
    listening.mockRestore();
  });
  document.head.innerHTML = `<script type="text/plain" data-first data-counts></script>`;
  setMark("language", language);
  const analytics = { ...defaultConfiguration.analytics, ...properties };
  const configuration = { ...defaultConfiguration, analytics };
  keepEventsOnLeave({ variant: "default", configuration });
  answering(calls.redirect.path, refusal(401));
  await createSend(configuration)(calls.redirect, { body: { Token: "token" } });
  window.dispatchEvent(new Event("pagehide"));
  return sessionStorage.getItem("countedLater");
}

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
