import { didYouMean, nearest } from "../config/nearest.ts";
import { routeTable, type ScreenName } from "./route-table.ts";

/** Names of all screens, such as `sign-in`. */
export const screenNames: readonly ScreenName[] = [
  ...new Set(routeTable.map(({ screen }) => screen)),
];

/** Says which screens there are; null for the name of one. */
export function screenFault(name: string): string | null {
  if (screenNames.some((screen) => screen === name)) return null;
  const hint = didYouMean(nearest(name, screenNames));
  return `there is no screen ${name}${hint} Screens: ${screenNames.join(", ")}`;
}
