import { act } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { defaultConfiguration } from "../config/configuration.ts";
import { DeferredPostedNotices } from "../layout/deferred-parts.ts";
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

export function postNotices(answer: object[] | (() => Response | Promise<Response>)): void {
  const body = typeof answer === "function" ? answer : () => HttpResponse.json(answer);
  server.use(http.get("*/notices.json", body));
}

export const configuredNotices = (...notices: object[]) => ({
  environment: { configuration: { ...defaultConfiguration, notices } },
});

export const shownNotices = () =>
  [...document.querySelectorAll(".wm-posted-notice__text")].map(
    ({ lastElementChild }) => lastElementChild?.textContent,
  );

/** Waits until the file has been read and its notices would be shown. */
export async function noticesSettled(): Promise<void> {
  await DeferredPostedNotices.preload();
  await act(() => delay(50));
}
