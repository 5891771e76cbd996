import type { ComponentType, ReactNode } from "react";
import { Contained } from "../ui/contained.tsx";
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
    <Contained part={`screens.${name}`} fallback={children}>
      <Own />
    </Contained>
  );
}

/** The region's provider around the portal, where it has one that works. */
export function RegionProvider({ children }: { children: ReactNode }) {
  const { provider: Provider } = useRegion();
  if (!Provider) return children;
  return (
    <Contained part="provider" fallback={children}>
      <Provider>{children}</Provider>
    </Contained>
  );
}

/** The region's own screens by their names. */
export function ownScreensOf({
  screens = {},
}: Region): Partial<Record<ScreenName, ComponentType | LazyPage>> {
  return screens;
}
