import type { Site } from "./sites.ts";

/** A column: what was measured, and how its numbers are written. Less is better in all of them. */
interface Metric {
  key: keyof Load;
  /** Its name with its unit. */
  label: string;
  digits: number;
  /** The metric of the peers that ours is compared with; the same one unless given. */
  comparedWith?: keyof Load;
}

const columns = [
  { key: "visibleMs", label: "form visible ms", digits: 0 },
  { key: "worksMs", label: "call leaves ms", digits: 0 },
  /** When the words of a refusal can be read; `NaN` for a page that shows none. */
  { key: "refusalMs", label: "refusal read ms", digits: 0 },
  /** When the next page is requested, with a right password and with a stored sign-in; `NaN` for the peers. */
  { key: "continuedMs", label: "next page asked for ms", digits: 0, comparedWith: "refusalMs" },
  {
    key: "rememberedMs",
    label: "remembered visitor continues ms",
    digits: 0,
    comparedWith: "visibleMs",
  },
  { key: "layoutShift", label: "layout shift", digits: 4 },
  { key: "htmlKb", label: "HTML, br kB", digits: 1 },
  { key: "scriptKb", label: "JavaScript, br kB", digits: 1 },
  { key: "totalKb", label: "all files, br kB", digits: 1 },
] as const;

/** What one cold visit gave. Milliseconds count from the start of the navigation. */
export type Load = Record<(typeof columns)[number]["key"], number>;

export const metrics: readonly Metric[] = columns;

/** Every visit to one site under one profile. */
export interface Visits {
  site: Pick<Site, "name" | "label" | "kind">;
  loads: readonly Load[];
}

export interface SummaryRow extends Pick<Site, "name" | "label" | "kind"> {
  rounds: number;
  medians: Load;
  /** How many times the best peer's median ours is; without those where the best is nothing, or has no peer. */
  ratios: Partial<Record<keyof Load, number>>;
}

/** Medians of each site, and for ours the ratio to the best peer, for each metric. */
export function summarise(all: readonly Visits[]): SummaryRow[] {
  const visited = all.filter(({ loads }) => loads.length > 0);
  const rows = visited.map(({ site: { name, label, kind }, loads }) => ({
    name,
    label,
    kind,
    rounds: loads.length,
    medians: mediansOf(loads),
  }));
  const peers = rows.filter(({ kind }) => kind === "peer").map(({ medians }) => medians);
  return rows.map((row) => ({
    ...row,
    ratios: row.kind === "ours" && peers.length > 0 ? ratiosOf(row.medians, peers) : {},
  }));
}

function mediansOf(loads: readonly Load[]): Load {
  const entries = metrics.map(({ key }) => [key, median(loads.map((load) => load[key]))] as const);
  return Object.fromEntries(entries) as Record<keyof Load, number>;
}

function ratiosOf(medians: Load, peers: readonly Load[]): SummaryRow["ratios"] {
  const ratios: SummaryRow["ratios"] = {};
  for (const { key, comparedWith = key } of metrics) {
    const known = peers.map((peer) => peer[comparedWith]).filter((value) => !Number.isNaN(value));
    const best = Math.min(...known);
    const isKnown = best > 0 && Number.isFinite(best) && !Number.isNaN(medians[key]);
    if (isKnown) ratios[key] = medians[key] / best;
  }
  return ratios;
}

/** The median; `NaN` if any value is, or if there is none. */
export function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}

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
