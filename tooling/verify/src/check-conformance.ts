// The step `conformance`: prints which lines of the checklist are proven by the reports that the test steps left.
import { judgeConformance } from "./conformance.ts";
import labels from "./ids.json" with { type: "json" };
import { readReport, reporting, reportOf } from "./read-report.ts";

const { ok, lines } = judgeConformance(labels, reporting.map(reportOf).flatMap(readReport));
console.log(lines.join("\n"));
if (!ok) process.exitCode = 1;
