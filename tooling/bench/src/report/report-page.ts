import { metrics } from "../metrics.ts";
import type { ProfileResults, Results } from "../results.ts";
import type { SummaryRow } from "../summary.ts";
import { escapeText } from "./escape-text.ts";
import { profileSheet } from "./profile-sheet.ts";
import { reportStyle } from "./report-style.ts";
import { heading, written } from "./text-table.ts";

/** All of a run as one page that needs nothing else. */
export function reportPage(results: Results): string {
  const { machine, date } = results;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign-in pages, measured</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><style>${reportStyle}</style></head>`,
    "<body><main><h1>Sign-in pages, measured</h1>",
    `<p>${escapeText(`${date.slice(0, 10)} · Chromium ${machine.browser} · Node ${machine.node} · ${machine.processors} × ${machine.model}`)}</p>`,
    "<p>Medians of all rounds of one run; less is better in every column. Behind our own numbers: how many times the best peer’s they are. Hover over a number to see the least and the most of its rounds.</p>",
    ...results.profiles.map(profileSection),
    buildSection(results),
    testSection(results),
    "</main></body></html>",
    "",
  ].join("\n");
}

function profileSection(results: ProfileResults): string {
  const { profile, rows } = results;
  const head = metrics.map((metric) => `<th scope="col">${escapeText(heading(metric))}</th>`);
  return [
    `<section><h2>${escapeText(profile.label)}</h2><div class="wide">${profileSheet(results, "all")}</div>`,
    `<div class="wide" tabindex="0"><table><thead><tr><th scope="col">sign-in page</th>${head.join("")}</tr></thead>`,
    `<tbody>${rows.map((row) => tableRow(row, results)).join("")}</tbody></table></div></section>`,
  ].join("\n");
}

function tableRow({ name, label, kind, medians, ratios }: SummaryRow, { visits }: ProfileResults) {
  const loads = visits.find(({ site }) => site.name === name)?.loads ?? [];
  const cells = metrics.map((metric) => {
    const values = loads.map((load) => load[metric.key]);
    const range = [Math.min(...values), Math.max(...values)].map((value) => written(value, metric));
    const times = ratios[metric.key];
    const behind = times === undefined ? "" : ` <small>${times.toFixed(2)}×</small>`;
    return `<td title="${range.join(" to ")}">${written(medians[metric.key], metric)}${behind}</td>`;
  });
  return `<tr class="${kind}"><th scope="row">${escapeText(label)}</th>${cells.join("")}</tr>`;
}

function buildSection({ builds }: Results): string {
  if (builds.length === 0) return "";
  const rows = builds.map(({ label, coldMs, cachedMs }) => {
    return `<tr><th scope="row">${label}</th><td>${seconds(coldMs)}</td><td>${seconds(cachedMs)}</td></tr>`;
  });
  return `<section><h2>Builds</h2><table><thead><tr><th scope="col">what</th><th scope="col">cold s</th><th scope="col">cached s</th></tr></thead><tbody>${rows.join("")}</tbody></table></section>`;
}

function testSection({ tests }: Results): string {
  if (tests.length === 0) return "";
  const rows = tests.map(({ label, tests: count, ms }) => {
    return `<tr><th scope="row">${label}</th><td>${count}</td><td>${seconds(ms)}</td></tr>`;
  });
  return `<section><h2>Tests, the last time they ran</h2><table><thead><tr><th scope="col">what</th><th scope="col">tests</th><th scope="col">s</th></tr></thead><tbody>${rows.join("")}</tbody></table></section>`;
}

function seconds(ms: number): string {
  return written(ms / 1000, { digits: 1 });
}
