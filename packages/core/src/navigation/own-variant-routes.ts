import type { RouteRow } from "./route-table.ts";

/** The routes of a region's own variants. The preset writes them into the build, so that every script knows their paths. */
export const ownRoutes: readonly RouteRow[] = [];
