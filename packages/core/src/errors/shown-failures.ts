import type { PlacedIncident } from "./incident.ts";

const shown: PlacedIncident[] = [];

/** Notes a failure whose message the page has shown before React, with its code. */
export function noteShownFailure(code: string): void {
  shown.push({ incident: { kind: "failure", code }, pathname: window.location.pathname });
}

/** Returns the failures that are noted, once. */
export function takeShownFailures(): PlacedIncident[] {
  return shown.splice(0);
}
