import { type ReactNode, useMemo } from "react";
import { useEnvironment } from "../config/environment.ts";
import { IncidentContext } from "../errors/incident.ts";
import type { Reports } from "./report-types.ts";
import { reporterOf } from "./reporter-of.ts";

interface ReportProviderProps {
  reports: Reports | undefined;
  children: ReactNode;
}

/** Reports what happens below it. */
export function ReportProvider({ reports, children }: ReportProviderProps) {
  const { configuration } = useEnvironment();
  const report = useMemo(() => reporterOf(reports, configuration), [reports, configuration]);
  return <IncidentContext value={report}>{children}</IncidentContext>;
}
