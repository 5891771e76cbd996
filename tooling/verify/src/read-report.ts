import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { JSONReport, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

export const reports = fileURLToPath(new URL("../../../reports/", import.meta.url));

/** The steps that leave a report of their tests; any other counts as one check. */
export const reporting = ["unit", "e2e", "states", "engines"];

export const reportOf = (step: string) => join(reports, `${step}.json`);

/** Result of one test of any runner. */
export interface TestOutcome {
  /** With the titles it is nested in. */
  title: string;
  file: string;
  /** A test that was skipped without a reason counts as failed. */
  state: "passed" | "failed" | "skipped";
  /** Missing part of the machine, for a test that was skipped. */
  reason?: string;
}

/** Reads the json report of vitest or Playwright; one that was never written has no outcomes. */
export function readReport(path: string): TestOutcome[] {
  if (!existsSync(path)) return [];
  const report: JsonTestResults | JSONReport = JSON.parse(readFileSync(path, "utf8"));
  return "testResults" in report ? readVitest(report) : readPlaywright(report);
}

/** A file that failed before its first test counts as one failed test. */
function readVitest({ testResults }: JsonTestResults): TestOutcome[] {
  return testResults.flatMap(({ name: file, status, assertionResults }) => {
    const outcomes = assertionResults.map((test): TestOutcome => ({
      title: test.fullName,
      file,
      state: test.status === "passed" ? "passed" : "failed",
    }));
    if (status === "passed" || outcomes.some(({ state }) => state === "failed")) return outcomes;
    return [...outcomes, { title: "the file itself", file, state: "failed" }];
  });
}

function readPlaywright({ suites, errors }: JSONReport): TestOutcome[] {
  const stray = errors.map(({ message = "" }): TestOutcome => ({
    title: message.split("\n")[0] ?? "",
    file: "",
    state: "failed",
  }));
  return [...suites.flatMap((suite) => outcomesOf(suite, [])), ...stray];
}

function outcomesOf(suite: JSONReportSuite, above: readonly string[]): TestOutcome[] {
  // The outermost suite is the file, and called like it.
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({
      title: [...titles, title].join(" "),
      file: suite.file,
      ...stateOf(test),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => outcomesOf(inner, titles))];
}

/** The prefix of the reason of a conditional skip. */
const CONDITIONAL = "conditional-skip: ";

/** A test that passed only when repeated has not passed. */
function stateOf({ status, annotations }: JSONReportTest): Pick<TestOutcome, "state" | "reason"> {
  if (status !== "skipped") return { state: status === "expected" ? "passed" : "failed" };
  const reasons = annotations.map(({ description = "" }) => description);
  const found = reasons.find((reason) => reason.startsWith(CONDITIONAL));
  if (found === undefined) return { state: "failed" };
  return { state: "skipped", reason: found.slice(CONDITIONAL.length) };
}
