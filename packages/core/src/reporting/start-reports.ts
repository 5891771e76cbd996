import { mayCountPage } from "../analytics/may-count.ts";
import type { Analytics } from "../analytics/analytics.ts";
import { currentBuild } from "../browser/reload-once.ts";
import { routeOfPage } from "../navigation/find-route.ts";
import type {
  EngineName,
  PlacedIncident,
  ReportDetails,
  Reports,
  VitalName,
} from "./report-types.ts";
import { watchPolicy } from "./watch-policy.ts";
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

interface StartOptions {
  reports: Reports;
  /** Statistics of the region: a web vital is one of a visit, and needs the same consent. */
  analytics: Pick<Analytics, "consent"> | undefined;
  url: string;
  basePath: string;
}

/** A page that goes wrong again and again reports no more than this. */
const MAX_REPORTS = 50;

/**
 * Starts the provider, and reports policy violations, and web vitals where visits may be counted.
 * @returns a function that reports one incident
 */
export async function startReports({ reports, analytics, url, basePath }: StartOptions) {
  const sink = await reports.start({ url });
  const { origin } = window.location;
  const page = { build: buildName(), ...engineOf(navigator.userAgent) };
  let sent = 0;

  function send(details: ReportDetails, route = routeOfPage(basePath)): void {
    sent += 1;
    if (sent > MAX_REPORTS) return;
    // Unhandled, the rejection of an async provider would be the next report.
    void (async () => sink({ ...details, route, ...page }))().catch(() => undefined);
  }

  watchPolicy(origin, send);
  // Asked for each: statistics may be turned on or off meanwhile.
  const asks = analytics?.consent === "ask";
  watchVitals((name, value) => mayCountPage(asks) && send({ kind: "vital", name, value }));

  return ({ route, ...incident }: PlacedIncident) => {
    if (incident.kind === "failure") return send(incident, route);
    const { error, ...details } = incident;
    send({ ...details, frames: framesOf(error?.(), origin) }, route);
  };
}

/** The file name alone: the rest of the url is the deployment's. */
function buildName(): string {
  return /[\w-]+\.js$/u.exec(currentBuild())?.[0] ?? "unknown";
}

const MAX_FRAMES = 5;
/** A place in a script of the build; other scripts belong to extensions or to the person. */
const FRAME = /\/assets\/(?<frame>[\w-]+\.js:\d+:\d+)\)?$/u;

/**
 * The places in the build's own scripts that an error came from, such as `index-4f2a.js:1:2345`. The error's message and
 * the names of functions stay out.
 */
export function framesOf(error: unknown, origin: string): string[] {
  if (!(error instanceof Error) || typeof error.stack !== "string") return [];
  // A message may have several lines, which are no frames.
  const lines = error.stack.replace(error.message, "").split("\n");
  return lines
    .filter((line) => /^\s*at |@/u.test(line) && line.includes(`${origin}/`))
    .map((line) => FRAME.exec(line.trim())?.groups?.["frame"])
    .filter((frame) => frame !== undefined)
    .slice(0, MAX_FRAMES);
}

/** The order matters: each names itself like the ones below it. */
const engines = [
  { name: "Edge", pattern: /\bEdg(?:A|iOS)?\/(?<version>\d+)/u },
  { name: "Firefox", pattern: /\b(?:Firefox|FxiOS)\/(?<version>\d+)/u },
  { name: "Chrome", pattern: /(?:Chrome|CriOS)\/(?<version>\d+)/u },
  { name: "Safari", pattern: /\bVersion\/(?<version>\d+)[\d.]* (?:Mobile\/\w+ )?Safari\// },
] as const;

/** The browser and its major version: nothing else of the user agent. */
export function engineOf(userAgent: string): { engine: EngineName; version: number } {
  for (const { name, pattern } of engines) {
    const version = pattern.exec(userAgent)?.groups?.["version"];
    if (version !== undefined) return { engine: name, version: Number(version) };
  }
  return { engine: "other", version: 0 };
}

/** Reports each of the web vitals once it is known; `startReports` sends it to `reports.url` of the configuration. */
function watchVitals(report: (name: VitalName, value: number) => void): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    // A thousandth of a CLS counts; of a millisecond it does not.
    watch(({ name, value }) => report(name, Math.round(value * 1000) / 1000));
  }
}
