import type { CallName } from "../api/call.ts";
import type { CallFailure } from "../api/result.ts";
import type { CallOutcome } from "../api/send.ts";
import { readStored } from "../browser/storage.ts";
import type { Language } from "../i18n/languages.ts";
import { isUkPage } from "../i18n/shown-language.ts";
import type { Configuration } from "../config/configuration-keys.ts";
import type { Device } from "../config/device.ts";
import type { RoutePattern } from "../navigation/route-table.ts";

/** Sends one event. Exceptions are swallowed, and so is the rejection of an async one. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;

/** Settings with which a provider is started. */
export interface AnalyticsSettings {
  /** The property that events belong to; the UK has its own. */
  id: string;
  /** Url of the provider's script. */
  script: string;
  pageOrigin: string;
}

/** A region's statistics: whether people are asked first, and how events get to the provider. */
export interface Analytics {
  /** `ask`: nothing is loaded or sent before the user has agreed. UK pages ask in any case. */
  consent: "ask" | "notNeeded";
  /** Called only when an identifier is configured and nothing speaks against it, and again after each `stop`. */
  start: (settings: AnalyticsSettings) => Promise<AnalyticsSink>;
  /** Called when the user has taken the consent back. It silences a script that also sends on its own. No event follows. */
  stop?: (settings: AnalyticsSettings) => void;
}

/** Everything that is ever counted. No part of an event is free text, so nothing of a person can be in one. */
export type AnalyticsEvent =
  | { name: "screen_shown"; route: RoutePattern; language: Language; device: Device["kind"] }
  | { name: "screen_crashed"; route: RoutePattern }
  | { name: "language_switched"; language: Language }
  | {
      name: "call_ended";
      call: CallName;
      /** `refused`: the server answered as agreed, with its own words why not. */
      outcome: "answered" | "refused" | CallFailure["kind"];
      /** The HTTP status of the outcome `http`, else 0. */
      status: number;
    };

/** Returns the event of a call that has ended, and none for one that was given up. */
export function callEnded(call: CallName, outcome: CallOutcome): AnalyticsEvent[] {
  if (outcome?.kind === "aborted") return [];
  const status = outcome?.kind === "http" ? outcome.status : 0;
  return [{ name: "call_ended", call, outcome: outcome?.kind ?? "answered", status }];
}

/**
 * Decides whether events may be counted, where the browser does not object. UK pages ask in any case. A refusal holds also
 * where nothing is asked any more.
 * @param answer the stored answer to the question, null before it is given
 */
export function mayCount(regionAsks: boolean, isUk: boolean, answer: string | null): boolean {
  return answer === "given" || (answer === null && !regionAsks && !isUk);
}

/** Decides the same for the page that is shown, where its browser may object. */
export function mayCountPage(regionAsks: boolean): boolean {
  return !asksNotToTrack() && mayCount(regionAsks, isUkPage(), readStored("analyticsConsent"));
}

/** Returns the property to count for; empty where there is none. */
export function propertyOf({ id, ukId }: Configuration["analytics"], isUk: boolean): string {
  return isUk ? ukId : id;
}

/** Returns true for a browser that asks not to be followed. */
export function asksNotToTrack(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === "1" ||
    ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
  );
}
