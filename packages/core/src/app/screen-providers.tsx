import { useEffect } from "react";
import { takeQueuedClick } from "../browser/prerendered-page.ts";
import { PendingPasswordChangeProvider } from "../session/pending-password-change.tsx";
import { AnalyticsProvider } from "../analytics/analytics-provider.tsx";
import { ReportProvider } from "../reporting/report-provider.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { PortalRoutes } from "./portal-routes.tsx";
import type { Region } from "./region.ts";

/** What the shell shows, with what screens share among them. */
export function ScreenProviders({ region }: { region: Region }) {
  useEffect(pressAgain, []);
  return (
    <PendingPasswordChangeProvider>
      <AnalyticsProvider analytics={region.analytics}>
        <ReportProvider reports={region.reports}>
          <CrashBoundary>
            <PortalRoutes region={region} />
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
