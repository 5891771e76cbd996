import { currentBuild } from "../browser/reload-once.ts";
import type { PlacedIncident } from "../errors/incident.ts";
import { pathBelow } from "../navigation/base-path.ts";
import { routePatternOf } from "../navigation/routes.ts";
import { engineOf } from "./browser-engine.ts";
import { framesOf } from "./stack-frames.ts";
import type { ReportDetails, Reports } from "./report-types.ts";
import { watchPolicy } from "./watch-policy.ts";
import { watchVitals } from "./vitals.ts";

interface StartOptions {
  reports: Reports;
  url: string;
  basePath: string;
}

/** A page that goes wrong again and again reports no more than this. */
const MOST_REPORTS = 50;

/** Starts the provider, and reports errors, policy violations and web vitals of the page from then on. */
export async function startReports({ reports, url, basePath }: StartOptions) {
  const sink = await reports.start({ url });
  const { origin } = window.location;
  const page = { build: buildName(), ...engineOf(navigator.userAgent) };
  let sent = 0;

  function send(details: ReportDetails, pathname = window.location.pathname): void {
    sent += 1;
    if (sent > MOST_REPORTS) return;
    const path = pathBelow(pathname, basePath);
    sink({ ...details, route: path === null ? "*" : routePatternOf(path), ...page });
  }

  window.addEventListener("error", ({ error }) => {
    if (error) send({ kind: "error", frames: framesOf(error, origin) });
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    send({ kind: "error", frames: framesOf(reason, origin) });
  });
  watchPolicy(origin, send);
  watchVitals((name, value) => send({ kind: "vital", name, value }));

  return ({ incident, pathname }: PlacedIncident) => {
    if (incident.kind === "failure") return send(incident, pathname);
    const { error, ...details } = incident;
    send({ ...details, frames: framesOf(error, origin) }, pathname);
  };
}

/** The file name alone: the rest of the url is the deployment's. */
function buildName(): string {
  return /[\w-]+\.js$/u.exec(currentBuild())?.[0] ?? "unknown";
}
