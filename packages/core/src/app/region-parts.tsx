import { type ComponentType, type ReactNode, useMemo } from "react";
import type { Environment } from "../config/environment.ts";
import { reporterOf } from "../reporting/reporter-of.ts";
import { PartBoundary, type PartWatch } from "../ui/part-boundary.tsx";
import { type Region, useRegion } from "../layout/region.ts";
import type { LazyPage } from "../layout/lazy-page.ts";
import type { RouteRow, ScreenName } from "../navigation/route-table.ts";

/** Props of a route's screen. */
export interface RouteScreenProps {
  row: RouteRow;
}

interface OwnScreenProps {
  name: ScreenName;
  /** The portal's screen. */
  children: ReactNode;
}

/** The region's own screen, where it has one; the portal's where it has none or its own throws. */
export function OwnScreen({ name, children }: OwnScreenProps) {
  const Own = ownScreensOf(useRegion())[name];
  if (!Own) return children;
  return (
    <PartBoundary part={`screens.${name}`} fallback={children}>
      <Own />
    </PartBoundary>
  );
}

/** The region's provider around the portal, where it has one that works. */
export function RegionProvider({ children }: { children: ReactNode }) {
  const { provider: Provider } = useRegion();
  if (!Provider) return children;
  return (
    <PartBoundary part="provider" fallback={children}>
      <Provider>{children}</Provider>
    </PartBoundary>
  );
}

/** The region's own screens by their names. */
export function ownScreensOf({
  screens = {},
}: Region): Partial<Record<ScreenName, ComponentType | LazyPage>> {
  return screens;
}

interface Watched {
  region: Region;
  environment: Environment;
  onRender: PartWatch["onRender"];
}

/** Has the console and the reports say which part of the region threw. */
export function usePartWatch({ region, environment, onRender }: Watched): PartWatch {
  const { configuration, leftOut } = environment;
  return useMemo(
    () => ({
      leftOut,
      onRender,
      own: region.components,
      onThrow: (part, error) => {
        // oxlint-disable-next-line no-console -- for the developers of the region; React has logged the error itself
        console.warn(`The region's ${part} threw, and the portal's own is shown:`, error);
        reporterOf(region, configuration)({ kind: "part", part, error: () => error });
      },
    }),
    [region, configuration, leftOut, onRender],
  );
}
