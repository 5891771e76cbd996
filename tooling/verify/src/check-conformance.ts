import { join } from "node:path";
import { describeConformance, judgeConformance } from "./conformance.ts";
import labels from "./ids.json" with { type: "json" };
import { printLine } from "./print.ts";
import { readReport } from "./read-report.ts";
import { conformance, steps } from "./steps.ts";
import { type Tally, tallyCheck } from "./tally.ts";

/**
 * Prints which lines of the checklist are proven by the reports that the test steps left. A line without a test is no fault;
 * a title with an unknown id is.
 */
export function checkConformance(reports: string): Tally {
  const outcomes = steps.flatMap(({ name, report }) =>
    report === undefined ? [] : readReport(report, join(reports, `${name}.json`)),
  );
  const found = judgeConformance(labels, outcomes);
  console.log(["", ...describeConformance(found), ""].join("\n"));
  const ok = found.unknown.length === 0;
  printLine(ok, conformance, "titles of tests name ids of the checklist");
  return tallyCheck(ok);
}
