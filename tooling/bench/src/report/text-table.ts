import { metrics, type Metric } from "../metrics.ts";
import type { SummaryRow } from "../summary.ts";

/** A number as the metric is written: 1,234 or 0.03; a dash for one that was not measured. */
export function written(value: number, { digits }: Pick<Metric, "digits">): string {
  if (Number.isNaN(value)) return "–";
  return value.toLocaleString("en-CA", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** The rows as a Markdown table, with the ratio to the best peer after the number. */
export function textTable(rows: readonly SummaryRow[]): string {
  const cells = rows.map(({ label, medians, ratios }) => [
    label,
    ...metrics.map((metric) => {
      const times = ratios[metric.key];
      const value = written(medians[metric.key], metric);
      return times === undefined ? value : `${value} (${times.toFixed(2)}×)`;
    }),
  ]);
  const head = ["sign-in page", ...metrics.map(({ label }) => label)];
  const width = (at: number) => Math.max(...[head, ...cells].map((line) => line[at]?.length ?? 0));
  const rule = head.map((_, at) => "-".repeat(width(at)));
  return [head, rule, ...cells]
    .map((line) => `| ${line.map((cell, at) => cell.padEnd(width(at))).join(" | ")} |`)
    .join("\n");
}
