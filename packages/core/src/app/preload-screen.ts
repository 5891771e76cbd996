import { lazyScreens } from "./lazy-screens.ts";
import { routePatternOf } from "../navigation/route-pattern.ts";
import type { Region } from "./region.ts";
import { type RouteRow, routeTable } from "../navigation/route-table.ts";

/**
 * Waits for the screen of a path before its page is taken over. While a screen is still on its way, any change around it
 * would have React throw the rendered one away, with all that is typed there [QF-6]. One that does not come is met later.
 */
export async function preloadScreen(pathname: string, region: Region): Promise<void> {
  const place = routePatternOf(pathname);
  const row: RouteRow | undefined = routeTable.find(({ path }) => path === place);
  if (!row || row.screen === "sign-in" || Object.keys(region.screens ?? {}).includes(row.screen)) {
    return;
  }
  await lazyScreens[row.screen].preload().catch(() => undefined);
}
