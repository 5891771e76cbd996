import type { Site } from "../sites.ts";
import { escapeText } from "./escape-text.ts";

interface Bar {
  label: string;
  kind: Site["kind"];
  value: number;
  /** The label at the bar's end. */
  text: string;
}

export interface BarChart {
  title: string;
  bars: readonly Bar[];
}

export const chartWidth = 470;
const ROW = 24;
const TOP = 34;
/** Where the bars begin, and how far the longest goes; the rest is for its text. */
const LEFT = 172;
const LONGEST = 200;

export function chartHeight({ bars }: BarChart): number {
  return TOP + bars.length * ROW;
}

/** One metric as horizontal bars on a common scale from zero, as a group for an SVG. */
export function barChart(chart: BarChart): string {
  const longest = Math.max(...chart.bars.map(({ value }) => value), Number.MIN_VALUE);
  const rows = chart.bars.map((bar, at) => {
    const middle = TOP + at * ROW + ROW / 2;
    const width = Math.max((bar.value / longest) * LONGEST, 1);
    return [
      `<text class="name ${bar.kind}" x="${LEFT - 10}" y="${middle + 4}">${escapeText(bar.label)}</text>`,
      `<rect class="bar ${bar.kind}" x="${LEFT}" y="${middle - 8}" width="${width.toFixed(1)}" height="16" rx="3"/>`,
      `<text class="value" x="${(LEFT + width + 7).toFixed(1)}" y="${middle + 4}">${escapeText(bar.text)}</text>`,
    ].join("");
  });
  return `<text class="title" x="0" y="18">${escapeText(chart.title)}</text>${rows.join("")}`;
}
