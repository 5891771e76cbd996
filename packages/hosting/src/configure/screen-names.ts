import { didYouMean, nearest, routeTable } from "@waymark/core/build";

/**
 * Names of all screens, such as `sign-in`.
 * @internal
 */
export const screenNames: readonly string[] = [...new Set(routeTable.map(({ screen }) => screen))];

/**
 * Says which screens there are; null for the name of one.
 * @internal
 */
export function screenFault(name: string): string | null {
  if (screenNames.includes(name)) return null;
  const hint = didYouMean(nearest(name, screenNames));
  return `there is no screen ${name}${hint || "."} Screens: ${screenNames.join(", ")}`;
}
