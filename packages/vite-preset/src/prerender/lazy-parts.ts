import type { Region } from "@waymark/core";

/** Advice for a part that React would wait for. */
const advice = {
  lazy: "Import it; lazyPage is for pages and screens.",
  async: "Load its data in an effect, or by useRegionData.",
};

/**
 * Names the lazy and the async parts of a region. React would wait for a script, which may never come, before it hydrates
 * the form or the whole page around it. For an async part it would wait at each render, without end.
 */
export function lazyPartFaults(region: Region): string[] {
  const { header, footer, provider, brandLogos, variantLogos, slots } = region;
  const { own: components } = Object(region.components) as { own?: object };
  const parts = { header, footer, provider, brandLogos, variantLogos, slots, components };
  return waitingParts(parts).map(
    ({ key, kind }) => `${key} is ${kind}: the form would wait for it. ${advice[kind]}`,
  );
}

interface WaitingPart {
  /** The path in the region, such as `slots.sign-in.belowForm`. */
  key: string;
  kind: keyof typeof advice;
}

/** The lazy and async components in an object. */
function waitingParts(of: unknown, path: readonly string[] = []): WaitingPart[] {
  const kind = kindOf(Object(of));
  if (kind) return [{ key: path.join("."), kind }];
  if (Array.isArray(of)) return of.flatMap((part) => waitingParts(part, path));
  // `requiredBox` names what is shown below its box.
  if (typeof of === "function" && "Below" in of) return waitingParts(of.Below, [...path, "Below"]);
  if (typeof of !== "object" || of === null) return [];
  // React's `memo` holds the component that it is made of.
  if ("$$typeof" in of) return "type" in of ? waitingParts(of.type, path) : [];
  return Object.entries(of).flatMap(([key, part]) => waitingParts(part, [...path, key]));
}

/** `lazy` for a component of React's `lazy` and for a `lazyPage`. */
function kindOf(part: object): WaitingPart["kind"] | undefined {
  const isOfReact = "$$typeof" in part && part.$$typeof === Symbol.for("react.lazy");
  if (isOfReact || (typeof part === "function" && "modules" in part)) return "lazy";
  // The build loads a region as it is written, so that its async functions are still such.
  return Object.prototype.toString.call(part) === "[object AsyncFunction]" ? "async" : undefined;
}
