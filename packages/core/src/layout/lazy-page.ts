import type { ComponentType } from "react";
import { lazyScreen, type LazyScreen } from "../browser/lazy-chunk.tsx";

/** A page of a region's own, which is loaded when it is opened. */
export type LazyPage = LazyScreen<object>;

/**
 * Makes a page from a module that no other page loads. While it loads, the portal's waiting screen is shown; if it fails to
 * load, the portal's screen for that.
 * @param pageOf returns the page of the module
 * @example
 * pages: {
 *   "/about": lazyPage(
 *     () => import("./about.tsx"),
 *     ({ About }) => About,
 *   ),
 * }
 */
export function lazyPage<Module extends object>(
  load: () => Promise<Module>,
  pageOf: (module: Module) => ComponentType,
): LazyPage {
  return lazyScreen(load, pageOf);
}
