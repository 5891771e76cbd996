import { createContext } from "react";

/** Event to report. Nothing in it is free text, so nothing of a person can be in one. */
export type Incident =
  /** A message about a failure was shown. */
  | { kind: "failure"; code: string }
  /** A screen stopped working, or did not load. */
  | { kind: "crash" | "chunk"; code: string; error: unknown }
  /** A part that the region brings has thrown, and the portal's own is shown instead. */
  | { kind: "part"; part: string; error: unknown };

/** Incident, and the path on which it happened. */
export interface PlacedIncident {
  incident: Incident;
  pathname: string;
}

/** Receives what happens; nothing does where no reports are sent. */
export const IncidentContext = createContext<(incident: Incident) => void>(() => undefined);
