import { useMemo } from "react";
import { routeOf } from "../navigation/find-route.ts";
import type { LazyPage } from "../layout/lazy-page.ts";
import { type Region, useRegion } from "../layout/region.ts";
import { SlotsContext } from "../ui/slot.tsx";
import { OwnScreen, ownScreensOf, type RouteScreenProps } from "./region-parts.tsx";
import { type ScreenEntry, screens } from "./screens.tsx";
import { VariantTexts } from "./variant-texts.tsx";

/** The screen of a row of the route table: the region's own, where it has one. */
export function RouteScreen({ row }: RouteScreenProps) {
  const Screen: ScreenEntry = screens[row.screen];
  const places = useRegion().slots?.[row.screen];
  const slots = useMemo(() => places && { screen: row.screen, places }, [row.screen, places]);
  return (
    <SlotsContext value={slots ?? null}>
      {/* Another path is another screen. */}
      <VariantTexts key={row.path} row={row}>
        <OwnScreen name={row.screen}>
          <Screen row={row} />
        </OwnScreen>
      </VariantTexts>
    </SlotsContext>
  );
}

/**
 * Loads the screen of a path before its page is hydrated. While a screen is loading, React throws the prerendered one away
 * at any change around it, with all that is typed there. A failed load is ignored: rendering tries again.
 */
export async function preloadScreen(pathname: string, region: Region): Promise<void> {
  const row = routeOf(pathname);
  const screen = row
    ? (ownScreensOf(region)[row.screen] ?? screens[row.screen])
    : pageAt(pathname, region);
  if (screen && "preload" in screen) await screen.preload().catch(() => undefined);
}

/** The region's own page of a prerendered path. */
function pageAt(pathname: string, { pages = {} }: Region): LazyPage | undefined {
  const own = Object.entries(pages).find(([path]) => path === pathname.replace(/(.)\/$/u, "$1"));
  return own?.[1];
}
