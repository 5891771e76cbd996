import type { CallName } from "../api/calls.ts";
import type { CallFailure } from "../api/result.ts";
import type { Language } from "../i18n/languages.ts";
import type { Device } from "../config/device.ts";
import type { RoutePath } from "../navigation/route-table.ts";

/** The route's pattern, never the actual path, which may contain a token. */
type Place = RoutePath | "*";

/** Everything that is ever counted. No part of an event is free text, so nothing of a person can be in one. */
export type AnalyticsEvent =
  | { name: "screen_shown"; route: Place; language: Language; device: Device["kind"] }
  | { name: "screen_crashed"; route: Place }
  | { name: "language_switched"; language: Language }
  | {
      name: "call_ended";
      call: CallName;
      outcome: "answered" | CallFailure["kind"];
      /** The HTTP status of a refusal, else 0. */
      status: number;
    };
