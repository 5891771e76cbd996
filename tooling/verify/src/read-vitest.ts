import type { TestOutcome } from "./outcome.ts";

interface VitestReport {
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

/** Reads vitest's json report. A file that failed before its first test counts as one failed test. */
export function readVitest(text: string): TestOutcome[] {
  const { testResults }: VitestReport = JSON.parse(text);
  return testResults.flatMap(({ name: file, status, assertionResults }) => {
    const outcomes = assertionResults.map((test) => ({
      title: test.fullName,
      file,
      state: stateOf(test.status),
    }));
    if (status === "passed" || outcomes.some(({ state }) => state === "failed")) return outcomes;
    return [...outcomes, { title: "the file itself", file, state: "failed" as const }];
  });
}

function stateOf(status: string): TestOutcome["state"] {
  return status === "passed" || status === "failed" ? status : "skipped";
}
