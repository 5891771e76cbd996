import type { Region } from "@waymark/core";
import type { Fault } from "./unknown-keys.ts";

/**
 * Names the lazy parts of a region. React would wait for their scripts before it hydrates the form or the whole page around
 * them, and a script may never come.
 */
export function lazyPartFaults(region: Region): Fault[] {
  const { header, footer, provider, brandLogos, variantLogos, slots } = region;
  const { own: components } = Object(region.components) as { own?: object };
  const parts = { header, footer, provider, brandLogos, variantLogos, slots, components };
  return lazyPaths(parts).map((key) => {
    const text = `${key} is lazy: the form would wait for it. Import it; lazyPage is for pages and screens.`;
    return { key, text };
  });
}

/** The paths of the lazy components in an object, such as `slots.sign-in.belowForm`. */
function lazyPaths(of: unknown, path: readonly string[] = []): string[] {
  if (isLazy(Object(of))) return [path.join(".")];
  if (Array.isArray(of)) return of.flatMap((part) => lazyPaths(part, path));
  if (typeof of !== "object" || of === null) return [];
  // React's `memo` holds the component that it is made of.
  if ("$$typeof" in of) return "type" in of ? lazyPaths(of.type, path) : [];
  return Object.entries(of).flatMap(([key, part]) => lazyPaths(part, [...path, key]));
}

/** True for a component of React's `lazy`, and for a `lazyPage`. */
function isLazy(part: object): boolean {
  const isOfReact = "$$typeof" in part && part.$$typeof === Symbol.for("react.lazy");
  return isOfReact || (typeof part === "function" && "modules" in part);
}
