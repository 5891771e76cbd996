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

/** A metric's name with its unit: "call leaves ms". */
export function heading({ label, unit }: Pick<Metric, "label" | "unit">): string {
  return unit === "" ? label : `${label} ${unit}`;
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
  const lines = [["sign-in page", ...metrics.map(heading)], ...cells];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const padded = lines.map((line) => line.map((cell, at) => cell.padEnd(widths?.[at] ?? 0)));
  const rule = widths?.map((width) => "-".repeat(width)) ?? [];
  return [padded[0] ?? [], rule, ...padded.slice(1)]
    .map((line) => `| ${line.join(" | ")} |`)
    .join("\n");
}
