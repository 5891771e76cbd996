import { type Load, metrics } from "./metrics.ts";
import type { Site } from "./sites.ts";

/** Every visit to one site under one profile. */
export interface Visits {
  site: Pick<Site, "name" | "label" | "kind">;
  loads: readonly Load[];
}

export interface SummaryRow {
  name: string;
  label: string;
  kind: Site["kind"];
  rounds: number;
  medians: Load;
  /** How many times the best peer's median ours is; without those where the best is nothing, or has no peer. */
  ratios: Partial<Record<keyof Load, number>>;
}

/** Medians of each site, and for ours the ratio to the best peer, for each metric. */
export function summarise(all: readonly Visits[]): SummaryRow[] {
  const visited = all.filter(({ loads }) => loads.length > 0);
  const rows = visited.map(({ site, loads }) => ({
    name: site.name,
    label: site.label,
    kind: site.kind,
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
