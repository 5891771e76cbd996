import type { Analytics } from "../analytics/analytics.ts";
import type { ScreenRegion } from "../layout/screen-region.ts";
import type { Reports } from "../reporting/report-types.ts";

/**
 * A region: data, and components in slots. Each slot has an error boundary. Its fallback is the portal's own header,
 * footer or screen, or nothing; a region's own page shows an error. Most of its fields are those of `ScreenRegion`, in
 * `layout/screen-region.ts`.
 */
export interface Region extends ScreenRegion {
  /** Counts visits, where an identifier is configured. */
  analytics?: Analytics;
  /** Reports failures, errors and web vitals, where an address is configured. */
  reports?: Reports;
}
