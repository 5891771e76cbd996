import type { ComponentType } from "react";
import { lazyScreen, type LazyScreen } from "../browser/lazy-chunk.tsx";
import type { RouteRow } from "../navigation/route-table.ts";

/** Props of a route's screen. */
export interface RouteScreenProps {
  row: RouteRow;
}

/** An entry of the list of screens: in the first bundle, or loaded when its route is opened. */
export type ScreenEntry = ComponentType<RouteScreenProps> | LazyScreen<RouteScreenProps>;

/** A screen that loads data when it is opened; what loads it comes at the same time as its module. */
export function lazyQueryScreen<Module extends object>(
  load: () => Promise<Module>,
  screenOf: (module: Module) => ComponentType<RouteScreenProps>,
): LazyScreen<RouteScreenProps> {
  return lazyScreen(load, screenOf, () => import("../api/loading.ts"));
}
