import { type ReactNode, useMemo } from "react";
import { createReporter } from "../analytics/reporter.ts";
import type { Configuration } from "../config/configuration.ts";
import { useEnvironment } from "../config/environment.ts";
import { type Incident, IncidentContext } from "../errors/incident.ts";
import type { Reports } from "./report.ts";
import type { PlacedIncident } from "./start-reports.ts";

interface ReportProviderProps {
  reports: Reports | undefined;
  children: ReactNode;
}

/** Reports what happens below it, where an address is configured; elsewhere nothing is loaded. */
export function ReportProvider({ reports, children }: ReportProviderProps) {
  const { configuration } = useEnvironment();
  const report = useMemo(() => reporterOf(reports, configuration), [reports, configuration]);
  return <IncidentContext value={report}>{children}</IncidentContext>;
}

function reporterOf(reports: Reports | undefined, configuration: Configuration) {
  const { basePath } = configuration;
  const { url } = configuration.reports;
  if (!reports || url === "") return () => undefined;
  const send = createReporter<PlacedIncident>(async () =>
    (await import("./start-reports.ts")).startReports({ reports, url, basePath }),
  );
  return (incident: Incident) => send({ incident, pathname: window.location.pathname });
}
