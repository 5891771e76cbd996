import { existsSync, readFileSync } from "node:fs";
import type { JSONReport, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import type { TestOutcome } from "./outcome.ts";
import type { Report } from "./steps.ts";

/** Reads vitest's json report. A file that failed before its first test counts as one failed test. */
export function readVitest(text: string): TestOutcome[] {
  const { testResults }: JsonTestResults = JSON.parse(text);
  return testResults.flatMap(({ name: file, status, assertionResults }) => {
    const outcomes = assertionResults.map((test) => ({
      title: test.fullName,
      file,
      state: vitestState(test.status),
    }));
    if (status === "passed" || outcomes.some(({ state }) => state === "failed")) return outcomes;
    return [...outcomes, { title: "the file itself", file, state: "failed" as const }];
  });
}

function vitestState(status: string): TestOutcome["state"] {
  return status === "passed" || status === "failed" ? status : "skipped";
}

/** Reads Playwright's json report. A test that passed only when repeated has not passed. */
export function readPlaywright(text: string): TestOutcome[] {
  const { suites, errors }: JSONReport = JSON.parse(text);
  const stray = errors.map(({ message = "" }) => ({
    title: message.split("\n")[0] ?? "",
    file: "",
    state: "failed" as const,
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
      state: playwrightState(test.status),
      ...reasonOf(test),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => outcomesOf(inner, titles))];
}

function playwrightState(status: string): TestOutcome["state"] {
  if (status === "expected") return "passed";
  return status === "skipped" ? "skipped" : "failed";
}

/** The prefix of the reason of a conditional skip. */
const CONDITIONAL = "conditional-skip: ";

function reasonOf({ status, annotations }: JSONReportTest): Pick<TestOutcome, "reason"> {
  if (status !== "skipped") return {};
  const found = annotations.find(({ description }) => description?.startsWith(CONDITIONAL));
  return found?.description === undefined
    ? {}
    : { reason: found.description.slice(CONDITIONAL.length) };
}

const readers: Readonly<Record<Report, (text: string) => TestOutcome[]>> = {
  vitest: readVitest,
  playwright: readPlaywright,
};

/** Reads a runner's report; one that was never written has no outcomes. */
export function readReport(format: Report, path: string): TestOutcome[] {
  return existsSync(path) ? readers[format](readFileSync(path, "utf8")) : [];
}
