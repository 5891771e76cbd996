import type { CallName } from "../api/call.ts";
import type { CallFailure } from "../api/result.ts";
import type { CallOutcome } from "../api/send.ts";
import type { Language } from "../i18n/languages.ts";
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
