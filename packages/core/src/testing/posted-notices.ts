import { act, waitFor } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { expect } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { DeferredPostedNotices } from "../layout/posted-notices/deferred-notices.ts";
import { server } from "./server.ts";

export const HOUR_MS = 3_600_000;
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
export const english = "Signing in is slow since 10:40, we know.";
export const french = "La connexion est lente depuis 10 h 40; nous le savons.";

export const slowNotice = (more: object = {}) => ({
  id: "slow",
  until: inHours(1),
  text: { "en-CA": english, "fr-CA": french },
  ...more,
});

/** Number of requests for the file that was posted last. */
let asked = 0;

export function postNotices(answer: object[] | (() => Response | Promise<Response>)): void {
  const body = typeof answer === "function" ? answer : () => HttpResponse.json(answer);
  asked = 0;
  const handler = http.get("*/notices.json", () => {
    asked += 1;
    return body();
  });
  server.use(handler);
}

export const configuredNotices = (...notices: object[]) => ({
  environment: { configuration: { ...defaultConfiguration, notices } },
});

export const shownNotices = () =>
  [...document.querySelectorAll(".wm-posted-notice__text")].map(
    ({ lastElementChild }) => lastElementChild?.textContent,
  );

/** Waits until the posted file has been read and its notices would be shown. */
export async function noticesSettled(): Promise<void> {
  await DeferredPostedNotices.preload();
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  await act(() => delay(50));
}
