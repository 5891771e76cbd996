import { type ReactNode, useEffect, useMemo } from "react";
import { takeQueuedClick } from "../page/queued-click.ts";
import { AnalyticsProvider } from "../analytics/analytics-provider.tsx";
import { useEnvironment } from "../config/environment.ts";
import { IncidentContext } from "../errors/incident.ts";
import { reporterOf } from "../reporting/reporter-of.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import { PortalRoutes } from "./portal-routes.tsx";
import { useRegion } from "../layout/region.ts";

/** Content of the shell, with the state that screens share. */
export function ScreenProviders() {
  useEffect(repeatQueuedClick, []);
  return (
    <SharedState>
      <CrashBoundary>
        <PortalRoutes />
      </CrashBoundary>
    </SharedState>
  );
}

/** The state that screens share; counts and reports what happens below it. */
export function SharedState({ children }: { children: ReactNode }) {
  const region = useRegion();
  const { configuration } = useEnvironment();
  const report = useMemo(() => reporterOf(region, configuration), [region, configuration]);
  return (
    <AnalyticsProvider analytics={region.analytics}>
      <IncidentContext value={report}>{children}</IncidentContext>
    </AnalyticsProvider>
  );
}

/** Repeats a click that happened before hydration. */
function repeatQueuedClick(): void {
  const pressed = takeQueuedClick();
  if (pressed) setTimeout(() => pressed.click());
}
