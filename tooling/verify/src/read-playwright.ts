import type { TestOutcome } from "./outcome.ts";

interface PlaywrightReport {
  suites: readonly Suite[];
  /** What failed outside of any test, such as a file that cannot be read. */
  errors: readonly { message?: string }[];
}

interface Suite {
  title: string;
  file: string;
  specs: readonly { title: string; tests: readonly Test[] }[];
  suites?: readonly Suite[];
}

interface Test {
  status: string;
  annotations?: readonly { type: string; description?: string }[];
}

/** Reads Playwright's json report. A test that passed only when repeated has not passed. */
export function readPlaywright(text: string): TestOutcome[] {
  const { suites, errors }: PlaywrightReport = JSON.parse(text);
  const stray = errors.map(({ message = "" }) => ({
    title: message.split("\n")[0] ?? "",
    file: "",
    state: "failed" as const,
  }));
  return [...suites.flatMap((suite) => outcomesOf(suite, [])), ...stray];
}

function outcomesOf(suite: Suite, above: readonly string[]): TestOutcome[] {
  // The outermost suite is the file, and called like it.
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({
      title: [...titles, title].join(" "),
      file: suite.file,
      state: stateOf(test.status),
      ...reasonOf(test),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => outcomesOf(inner, titles))];
}

function stateOf(status: string): TestOutcome["state"] {
  if (status === "expected") return "passed";
  return status === "skipped" ? "skipped" : "failed";
}

/** The prefix of the reason of a conditional skip. */
const CONDITIONAL = "conditional-skip: ";

function reasonOf({ status, annotations = [] }: Test): Pick<TestOutcome, "reason"> {
  if (status !== "skipped") return {};
  const found = annotations.find(({ description }) => description?.startsWith(CONDITIONAL));
  return found?.description === undefined
    ? {}
    : { reason: found.description.slice(CONDITIONAL.length) };
}
