import { createContext } from "react";

/** Event to report. Only a thrown value may be free text, so the rest has no personal data. */
export type Incident =
  /** A message about a failure was shown. */
  | { kind: "failure"; code: string }
  /** A screen stopped working, or did not load. */
  | { kind: "crash" | "chunk"; code: string; error?: Thrown }
  /** A part that the region brings has thrown, and the portal's own is shown instead. */
  | { kind: "part"; part: string; error?: Thrown }
  /** An error outside of a screen. */
  | { kind: "error"; error?: Thrown };

/** Returns the thrown value, which may contain anything. A function, because JSON omits it: no stored incident has one. */
type Thrown = () => unknown;

/** Receives incidents; ignores them where no reports are sent. */
export const IncidentContext = createContext<(incident: Incident) => void>(() => undefined);
