import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { VitalName } from "./report-types.ts";

/** Reports each of the web vitals once it is known; `startReports` sends it to `reports.url` of the configuration. */
export function watchVitals(report: (name: VitalName, value: number) => void): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    // A thousandth of a CLS counts; of a millisecond it does not.
    watch(({ name, value }) => report(name, Math.round(value * 1000) / 1000));
  }
}
