import { markdownTable } from "markdown-table";
import type { Site } from "./sites.ts";

/** The columns: what was measured, and how many digits its numbers have. Less is better in all of them. */
const columns = [
  { key: "visibleMs", label: "form visible ms", digits: 0 },
  { key: "worksMs", label: "call leaves ms", digits: 0 },
  /** When the words of a refusal can be read; `NaN` for a page that shows none. */
  { key: "refusalMs", label: "refusal read ms", digits: 0 },
  /** When the next page is requested, with a right password and with a stored sign-in; `NaN` for the peers. */
  { key: "continuedMs", label: "next page asked for ms", digits: 0, peers: "refusalMs" },
  { key: "rememberedMs", label: "remembered visitor continues ms", digits: 0, peers: "visibleMs" },
  /** When React handles a form of ours; a peer's form is there by its framework. */
  { key: "hydratedMs", label: "hydrated ms", digits: 0, peers: "visibleMs" },
  { key: "layoutShift", label: "layout shift", digits: 4 },
  { key: "htmlKb", label: "HTML, br kB", digits: 1 },
] as const;

/** Measurements of one cold visit. Milliseconds count from the start of the navigation. */
export type Load = Record<(typeof columns)[number]["key"], number>;

/** Every visit to one site under one profile. */
export interface Visits {
  site: Pick<Site, "label" | "kind">;
  loads: readonly Load[];
}

/** The medians of each site as a Markdown table; ours have the ratio to the best peer's behind them. */
export function textTable(all: readonly Visits[]): string {
  const visited = all.filter(({ loads }) => loads.length > 0);
  const peers = visited.filter(({ site }) => site.kind === "peer");
  const rows = visited.map(({ site, loads }) => [
    site.label,
    ...columns.map((column) => {
      const { key, digits } = column;
      const value = median(loads, key);
      if (Number.isNaN(value)) return "–";
      const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      const text = value.toLocaleString("en-CA", shown);
      const compared = peers.map((peer) =>
        median(peer.loads, "peers" in column ? column.peers : key),
      );
      const ratio = value / Math.min(...compared.filter((each) => !Number.isNaN(each)));
      // Infinite where the best peer has nothing, and 0 without peers.
      const isKnown = site.kind === "ours" && ratio > 0 && Number.isFinite(ratio);
      return isKnown ? `${text} (${ratio.toFixed(2)}×)` : text;
    }),
  ]);
  return markdownTable([["sign-in page", ...columns.map(({ label }) => label)], ...rows]);
}

/** The median of a metric; `NaN` if any value is. */
export function median(loads: readonly Load[], key: keyof Load): number {
  const sorted = loads.map((load) => load[key]).toSorted((a, b) => a - b);
  const middle = [Math.floor(sorted.length / 2), Math.ceil(sorted.length / 2) - 1];
  const [upper = Number.NaN, lower = Number.NaN] = middle.map((at) => sorted[at]);
  return sorted.some(Number.isNaN) ? Number.NaN : (upper + lower) / 2;
}
