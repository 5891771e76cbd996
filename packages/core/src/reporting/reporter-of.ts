import type { Analytics } from "../analytics/analytics.ts";
import { createEventQueue } from "../browser/event-queue.ts";
import type { Incident } from "../errors/incident.ts";
import { takeShownFailures } from "../errors/occurrence.ts";
import { routeOfPage } from "../navigation/find-route.ts";
import type { PlacedIncident, Reports } from "./report-types.ts";

type ReportIncident = (incident: Incident) => void;

const nothing: ReportIncident = () => undefined;
/** A provider is started once, by the first report or by React. */
const reporters = new WeakMap<Reports, ReportIncident>();

/** Values of the configuration that reports need. */
interface ReporterSettings {
  basePath: string;
  reports: { url: string };
}

/** Parts of a region that say what is reported. */
interface ReportingRegion {
  reports?: Reports | undefined;
  analytics?: Pick<Analytics, "consent">;
}

/** Leaves room for failures in the queue: the script of an extension may throw again and again. */
const MAX_ERRORS = 10;

/** Watches for errors outside of a screen, also before the provider is there. */
function watchErrors(send: (thrown: unknown) => void): void {
  let count = 0;
  const report = (thrown: unknown) => count++ < MAX_ERRORS && send(thrown);
  window.addEventListener("error", ({ error }) => error && report(error));
  window.addEventListener("unhandledrejection", ({ reason }) => report(reason));
}

/** Returns the function that reports incidents. Where no address is configured it does nothing, and nothing is loaded. */
export function reporterOf(
  { reports, analytics }: ReportingRegion,
  { reports: { url }, basePath }: ReporterSettings,
): ReportIncident {
  // A build renders the same components, and has nothing to report.
  if (!reports || url === "" || typeof window === "undefined") return nothing;
  const known = reporters.get(reports);
  if (known) return known;
  const { report: queue, start } = createEventQueue<PlacedIncident>("reportedLater", async () => {
    const module = await import("./start-reports.ts");
    return module.startReports({ reports, analytics, url, basePath });
  });
  start();
  const send = (incident: Incident) => queue({ ...incident, route: routeOfPage(basePath) });
  const shownBefore = takeShownFailures();
  for (const code of shownBefore) send({ kind: "failure", code });
  watchErrors((thrown) => send({ kind: "error", error: () => thrown }));
  // React reports again what it finds on the page.
  const codes = new Set(shownBefore);
  const report: ReportIncident = (incident) => {
    const isKnown = "code" in incident && codes.delete(incident.code);
    if (!isKnown) send(incident);
  };
  reporters.set(reports, report);
  return report;
}
