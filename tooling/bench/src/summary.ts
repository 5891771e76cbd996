import { type Load, metrics } from "./metrics.ts";
import type { Site } from "./sites.ts";
import { median, ratio } from "./statistics.ts";

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
    const times = ratio(medians[key], Math.min(...known));
    if (times !== undefined) ratios[key] = times;
  }
  return ratios;
}
