import type { Configuration } from "@waymark/hosting";
import { isObject } from "../is-object.ts";

/** The keys that an overlay sets, from the outside in: `branding.institutionId`. */
export function changedKeys(overlay: Configuration): string[] {
  return Object.entries(overlay).flatMap(([key, value]) => {
    const below = isObject(value) ? changedKeys(value) : [];
    return below.length > 0 ? below.map((inner) => `${key}.${inner}`) : [key];
  });
}
