import { createContext } from "react";

/** Event to report. But for what was thrown, no part of it is free text, so nothing of a person can be in it. */
export type Incident =
  /** A message about a failure was shown. */
  | { kind: "failure"; code: string }
  /** A screen stopped working, or did not load. */
  | { kind: "crash" | "chunk"; code: string; error?: Thrown }
  /** A part that the region brings has thrown, and the portal's own is shown instead. */
  | { kind: "part"; part: string; error?: Thrown };

/** Returns what was thrown, which may have anything in it. JSON leaves functions out: an incident in the storage has none. */
type Thrown = () => unknown;

/** Receives what happens; nothing does where no reports are sent. */
export const IncidentContext = createContext<(incident: Incident) => void>(() => undefined);
