import type { ComponentType } from "react";
import { lazyScreen, type LazyScreen } from "../browser/lazy-chunk.tsx";
import type { RouteRow } from "../navigation/route-table.ts";

/** Props of a route's screen. */
export interface RouteScreenProps {
  row: RouteRow;
}

/** Loads a module. */
type Load<Module = object> = () => Promise<Module>;

/** A screen that is loaded when its route is opened. */
export type LazyEntry = LazyScreen<RouteScreenProps> & {
  /** Load the modules that it needs; a build preloads their chunks on the screen's prerendered page. */
  modules: readonly Load[];
};

/** An entry of the list of screens: in the first bundle, or lazy. */
export type ScreenEntry = ComponentType<RouteScreenProps> | LazyEntry;

/** Returns the screen of a module. */
type ScreenOf<Module> = (module: Module) => ComponentType<RouteScreenProps>;

/**
 * A screen of a module of its own.
 * @param others load what comes at the same time as its module
 */
export function lazyEntry<Module extends object>(
  load: Load<Module>,
  screenOf: ScreenOf<Module>,
  ...others: readonly Load[]
): LazyEntry {
  const Screen = lazyScreen(async () => {
    const [module] = await Promise.all([load(), ...others.map((other) => other())]);
    return screenOf(module);
  });
  return Object.assign(Screen, { modules: [load, ...others] });
}

/** A screen that loads data when it is opened; what loads it comes at the same time as its module. */
export function lazyQueryEntry<Module extends object>(
  load: Load<Module>,
  screenOf: ScreenOf<Module>,
): LazyEntry {
  return lazyEntry(load, screenOf, () => import("../api/loading.ts"));
}
