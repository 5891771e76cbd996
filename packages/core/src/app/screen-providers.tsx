import { useEffect } from "react";
import { takeQueuedClick } from "../page/queued-click.ts";
import { PendingPasswordChangeProvider } from "../session/pending-password-change.tsx";
import { AnalyticsProvider } from "../analytics/analytics-provider.tsx";
import { ReportProvider } from "../reporting/report-provider.tsx";
import { useRegion } from "../layout/region.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import { PortalRoutes } from "./portal-routes.tsx";

/** Content of the shell, with the state that screens share. */
export function ScreenProviders() {
  const { analytics, reports } = useRegion();
  useEffect(pressAgain, []);
  return (
    <PendingPasswordChangeProvider>
      <AnalyticsProvider analytics={analytics}>
        <ReportProvider reports={reports}>
          <CrashBoundary>
            <PortalRoutes />
          </CrashBoundary>
        </ReportProvider>
      </AnalyticsProvider>
    </PendingPasswordChangeProvider>
  );
}

/** Repeats a click that happened before hydration. */
function pressAgain(): void {
  const pressed = takeQueuedClick();
  if (pressed) setTimeout(() => pressed.click());
}
