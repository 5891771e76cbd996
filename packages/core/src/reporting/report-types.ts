import type { Incident } from "../errors/incident.ts";
import type { RoutePattern } from "../navigation/route-table.ts";

/** Sends one report. Exceptions are swallowed, and so is the rejection of an async one. */
export type ReportSink = (report: Report) => void;

/** Settings with which a provider is started. */
export interface ReportSettings {
  /** Url that gets the reports; the security policy of the page allows it. */
  url: string;
}

/** Provider of a region's reports. */
export interface Reports {
  /** Called once, when the page is idle, and only when an address is configured. */
  start: (settings: ReportSettings) => ReportSink | Promise<ReportSink>;
}

/** Details of a report, about one thing that happened. */
export type ReportDetails =
  /** A message about a failure was shown, with this code. */
  | { kind: "failure"; code: string }
  /** A screen stopped working, or a part of it did not arrive. `frames` are places only, without words. */
  | { kind: "crash" | "chunk"; code: string; frames: readonly string[] }
  /** A part that the region brings threw, such as `header`; the portal's own is shown instead. */
  | { kind: "part"; part: string; frames: readonly string[] }
  /** An error outside of a screen. */
  | { kind: "error"; frames: readonly string[] }
  /** The security policy blocked something. */
  | { kind: "policy"; directive: string; blocked: BlockedSource; frames: readonly string[] }
  /** One of the web vitals, in milliseconds, or a score for CLS. */
  | { kind: "vital"; name: VitalName; value: number };

/** Source that a security policy has blocked, without its address. */
export type BlockedSource = "inline" | "eval" | "trusted-types" | "own origin" | "another origin";

/** The web vitals that are reported. */
export type VitalName = "CLS" | "FCP" | "INP" | "LCP" | "TTFB";

/** The browser engine of a report. */
export type EngineName = "Edge" | "Firefox" | "Chrome" | "Safari" | "other";

/** Incident, and the pattern of the route on which it happened. */
export type PlacedIncident = Incident & { route: RoutePattern };

/** Everything that is ever reported. No part of it is free text, so no report names a person. */
export type Report = ReportDetails & {
  /** The route's pattern, never the path, which may contain a token. */
  route: RoutePattern;
  /** Name of the app's own script, which differs in each build. */
  build: string;
  engine: EngineName;
  /** The engine's major version; 0 where it is unknown. */
  version: number;
};
