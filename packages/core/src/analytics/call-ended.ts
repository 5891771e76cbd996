import type { CallName } from "../api/calls.ts";
import type { CallFailure } from "../api/result.ts";
import type { AnalyticsEvent } from "./analytics.ts";

/** Returns the event of a call that has ended, and none for one that was given up. */
export function callEnded(call: CallName, failure: CallFailure | null): AnalyticsEvent[] {
  if (failure?.kind === "aborted") return [];
  const status = failure?.kind === "http" ? failure.status : 0;
  return [{ name: "call_ended", call, outcome: failure?.kind ?? "answered", status }];
}
