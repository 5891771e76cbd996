import { escapeAttribute } from "@waymark/hosting";
import type { Report, StepReport } from "./report.ts";

/** Returns a report in the format of JUnit, which CI systems show: each call is a test, and a finding its failure. */
export function reportJunit(report: Report): string {
  const { origin, startedAt, seconds, steps, stopped } = report;
  const failures = steps.filter(({ findings }) => findings.length > 0).length;
  const counts = {
    tests: steps.length + (stopped === null ? 0 : 1),
    failures,
    skipped: stopped === null ? 0 : 1,
    time: seconds,
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: "waymark probe", ...counts })}>`,
    `<testsuite${attributes({ name: origin, ...counts, timestamp: startedAt })}>`,
    ...steps.map(testCase),
    ...(stopped === null ? [] : [notTried(stopped)]),
    "</testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

function testCase({
  title,
  call,
  milliseconds,
  findings,
  notes,
  shown,
  screen,
}: StepReport): string {
  const [first] = findings;
  const seen = shown.length === 0 ? [] : [`On the screen "${screen}": ${shown.join(" ")}`];
  const lines = text([...findings, ...seen].join("\n"));
  return [
    `<testcase${attributes({ classname: call, name: title, time: milliseconds / 1000 })}>`,
    ...(first === undefined
      ? []
      : [`<failure${attributes({ message: first })}>${lines}</failure>`]),
    ...(notes.length === 0 ? [] : [`<system-out>${text(notes.join("\n"))}</system-out>`]),
    "</testcase>",
  ].join("");
}

function notTried(reason: string): string {
  const name = "Calls that were not made";
  return `<testcase${attributes({ classname: "waymark probe", name })}><skipped${attributes({ message: reason })}/></testcase>`;
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${text(String(value))}"`)
    .join("");
}

/** Characters that XML 1.0 cannot hold, in any spelling. */
// oxlint-disable-next-line no-control-regex -- these are what a server may send and XML may not hold
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

function text(value: string): string {
  return escapeAttribute(value.replaceAll(unwritable, "\uFFFD"));
}
