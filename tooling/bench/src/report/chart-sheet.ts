import { barChart, chartHeight, chartWidth, type BarChart } from "./bar-chart.ts";
import { escapeText } from "./escape-text.ts";

export interface ChartSheet {
  title: string;
  /** The text alternative of the charts. */
  description: string;
  charts: readonly BarChart[];
}

const COLUMNS = 2;
const GAP = 28;
const EDGE = 24;
const HEAD = 62;

/** Colours for both schemes; an image in a page follows the reader's scheme automatically. */
const style = `
.paper{fill:#fff}text{font:13px system-ui,sans-serif;fill:#1f2933}
.heading{font-size:17px;font-weight:600}.note{fill:#52606d}.title{font-size:14px;font-weight:600}
.name{text-anchor:end;fill:#52606d}.name.ours{fill:#1f2933;font-weight:600}.value{font-variant-numeric:tabular-nums}
.bar.ours{fill:#0b6e75}.bar.peer{fill:#a3b1bf}.bar.floor{fill:none;stroke:#7b8794;stroke-dasharray:4 3}
@media (prefers-color-scheme:dark){.paper{fill:#14191f}text,.name.ours{fill:#e8edf2}.name,.note{fill:#a9b5c1}
.bar.ours{fill:#4fc3c9}.bar.peer{fill:#5b6875}.bar.floor{stroke:#8b98a5}}`.trim();

/** Charts beside and below each other as one SVG that needs nothing else. */
export function chartSheet({ title, description, charts }: ChartSheet): string {
  const height = Math.max(0, ...charts.map(chartHeight)) + GAP;
  const groups = charts.map((chart, at) => {
    const x = EDGE + (at % COLUMNS) * (chartWidth + GAP);
    const y = HEAD + Math.floor(at / COLUMNS) * height;
    return `<g transform="translate(${x} ${y})">${barChart(chart)}</g>`;
  });
  const width = EDGE * 2 + COLUMNS * chartWidth + GAP * (COLUMNS - 1);
  const whole = HEAD + Math.ceil(charts.length / COLUMNS) * height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" role="img">`,
    `<title>${escapeText(title)}</title><desc>${escapeText(description)}</desc>`,
    `<style>${style}</style><rect class="paper" width="${width}" height="${whole}" rx="12"/>`,
    `<text class="heading" x="${EDGE}" y="36">${escapeText(title)}</text>`,
    ...groups,
    "</svg>",
    "",
  ].join("\n");
}
