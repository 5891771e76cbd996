import { type ComponentType, lazy } from "react";

/** An illustration whose module is loaded only where no prerendered drawing is on the page. */
export interface LazyIllustration extends ReturnType<typeof lazy<ComponentType>> {
  /** Loads the component. */
  load: () => Promise<ComponentType>;
}

/**
 * Makes a region's illustration of a module that prerendered pages do not load: the drawing is on them already.
 * @example
 * illustration: lazyIllustration(async () => (await import("./illustration.tsx")).Illustration),
 */
export function lazyIllustration(load: () => Promise<ComponentType>): LazyIllustration {
  const Illustration = lazy(async () => ({ default: await load() }));
  return Object.assign(Illustration, { load });
}

export function isLazy(
  illustration: ComponentType | LazyIllustration,
): illustration is LazyIllustration {
  return "load" in illustration;
}
