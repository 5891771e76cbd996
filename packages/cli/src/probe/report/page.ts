import { readFileSync } from "node:fs";
import mustache from "mustache";
import { count, groupsWith, type StepGroup, summaryOf } from "./text.ts";
import type { Report, StepReport } from "./report.ts";

/** A part of a line: plain text, or a name that is shown as code. */
interface Part {
  text?: string;
  code?: string;
}

/** Returns a report as one HTML page, which needs nothing else. */
export function reportPage(report: Report): string {
  const template = readFileSync(new URL("page.html.mustache", import.meta.url), "utf8");
  const { origin, startedAt, steps, readings, findings } = report;
  return mustache.render(template, {
    origin,
    date: `${startedAt.slice(0, 16).replace("T", " ")} UTC`,
    verdict: findings === 0 ? "No findings" : count(findings, "finding"),
    verdictClass: findings === 0 ? "sound" : "found",
    summary: summaryOf(report),
    found: groupsWith("findings", steps).map(groupView),
    noted: groupsWith("notes", steps).map(groupView),
    hasFound: findings > 0,
    hasNoted: report.notes > 0,
    readings: readings.map(({ about, lines }) => ({ about, lines: lines.map(partsOf) })),
    steps: steps.map(stepView),
  });
}

function groupView({ titles, ...step }: StepGroup) {
  return { ...stepView(step), titles: titles.map(partsOf) };
}

function stepView(step: StepReport) {
  const { findings, notes, shown, screen, route } = step;
  return {
    ...step,
    title: partsOf(step.title),
    answer: step.status === null ? "no answer" : String(step.status),
    findings: findings.map(partsOf),
    notes: notes.map(partsOf),
    fields: partsOf(step.fields ?? ""),
    unseen: step.call === "GET /" ? "The page itself." : "The portal does not send this.",
    person: shown.length > 0,
    where: `${screen} (${route})`,
    state: stateOf(findings.length, notes.length),
  };
}

function stateOf(findings: number, notes: number): string {
  if (findings > 0) return "finding";
  return notes > 0 ? "note" : "as expected";
}

/** Splits a line at its backticks. */
function partsOf(line: string): Part[] {
  return line
    .split("`")
    .map((text, index) => (index % 2 === 0 ? { text } : { code: text }))
    .filter(({ text, code }) => text !== "" && code !== "");
}
