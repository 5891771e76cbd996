import type { Reports } from "./report-types.ts";

/** Sends each report as JSON by a beacon, which also leaves while the page is closed. */
export function beaconReports(): Reports {
  return {
    start: ({ url }) => {
      return (report) => void navigator.sendBeacon(url, JSON.stringify(report));
    },
  };
}
