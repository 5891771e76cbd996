import { useEffect } from "react";
import { takeEarlyClick } from "../platform/early-click.ts";
import { MustResetProvider } from "../session/must-reset-hold.tsx";
import { AnalyticsProvider } from "./analytics/analytics-provider.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { PortalRoutes } from "./portal-routes.tsx";
import type { Region } from "./region.ts";

/** What the shell shows, with what screens share among them. */
export function Screens({ region }: { region: Region }) {
  useEffect(pressAgain, []);
  return (
    <MustResetProvider>
      <AnalyticsProvider analytics={region.analytics}>
        <CrashBoundary>
          <PortalRoutes region={region} />
        </CrashBoundary>
      </AnalyticsProvider>
    </MustResetProvider>
  );
}

/** What was pressed before anybody was there to hear it is pressed again. */
function pressAgain(): void {
  const pressed = takeEarlyClick();
  if (pressed) setTimeout(() => pressed.click());
}
