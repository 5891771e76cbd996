import { metrics, type Metric } from "../metrics.ts";
import type { ProfileResults } from "../results.ts";
import type { SummaryRow } from "../summary.ts";
import type { BarChart } from "./bar-chart.ts";
import { chartSheet } from "./chart-sheet.ts";
import { heading, written } from "./text-table.ts";

type Shown = Pick<ProfileResults, "profile" | "rows">;

/** The charts of one profile. Bytes and counts hardly differ between profiles: `all` shows them too. */
export function profileSheet({ profile, rows }: Shown, shown: "times" | "all"): string {
  const charted = metrics.filter(({ isCharted, unit }) => {
    return isCharted && (shown === "all" || unit === "ms");
  });
  return chartSheet({
    title: `Sign-in pages on ${profile.label}`,
    description: charted.map((metric) => inWords(metric, rows)).join(" "),
    charts: charted.map((metric) => chartOf(metric, rows)),
  });
}

/** The least first, so that the order is the answer. */
export function chartOf(metric: Metric, rows: readonly SummaryRow[]): BarChart {
  const sorted = rows.toSorted((a, b) => a.medians[metric.key] - b.medians[metric.key]);
  return {
    title: heading(metric),
    bars: sorted.map(({ label, kind, medians, ratios }) => {
      const times = ratios[metric.key];
      const text = written(medians[metric.key], metric);
      return {
        label,
        kind,
        value: medians[metric.key],
        text: times === undefined ? text : `${text} · ${times.toFixed(2)}×`,
      };
    }),
  };
}

function inWords(metric: Metric, rows: readonly SummaryRow[]): string {
  const said = chartOf(metric, rows).bars.map(({ label, text }) => `${label} ${text}`);
  return `${heading(metric)}: ${said.join(", ")}.`;
}
