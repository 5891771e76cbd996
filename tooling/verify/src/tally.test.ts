import { describe, expect, it } from "vitest";
import type { TestOutcome } from "./read-report.ts";
import { describeStep, lastLine, tally } from "./tally.ts";

const step = { name: "e2e", ok: true, seconds: 61, output: "" };

function outcomes(...states: TestOutcome["state"][]): TestOutcome[] {
  return states.map((state) => ({ title: "a", file: "a.test.ts", state }));
}

describe("tally", () => {
  it.each([
    ["all passed", outcomes("passed", "passed"), true, "2 passed, 0 failed"],
    ["one failed", outcomes("passed", "failed"), false, "1 passed, 1 failed"],
    ["the runner failed over no test", outcomes("passed"), false, "1 passed, 1 failed"],
    ["nothing ran", [], true, "0 passed, 1 failed"],
    ["nothing could run here", outcomes("skipped"), true, "0 passed, 1 failed"],
    ["some could not run here", outcomes("passed", "skipped"), true, "1 passed, 0 failed"],
    ["a check passed", undefined, true, "1 passed, 0 failed"],
    ["a check failed", undefined, false, "0 passed, 1 failed"],
  ])("counts: %s", (_, tests, ok, line) => {
    expect(lastLine(tally({ ...step, ok }, tests))).toBe(line);
  });
});

describe("a step's line", () => {
  const reason = "no back/forward cache";

  it("has its time and count, and why tests were skipped", () => {
    const lacking = outcomes("skipped", "skipped").map((test) => ({ ...test, reason }));
    expect(describeStep(step, [...outcomes("passed"), ...lacking])).toBe(
      `✓ e2e            61 s  1 passed, 0 failed\n  2 skipped, neither passed nor failed: ${reason}`,
    );
  });

  it("follows all that a failed step printed", () => {
    const failed = { ...step, ok: false, output: "expected 1, got 2" };
    expect(describeStep(failed, outcomes("passed", "failed"))).toBe(
      "\n── e2e ──\nexpected 1, got 2\n\n✗ e2e            61 s  1 passed, 1 failed",
    );
  });

  it("names the files of tests that did not run, of which the runner printed nothing", () => {
    expect(describeStep(step, outcomes("passed", "failed", "failed"))).toBe(
      "\n── e2e ──\n2 not run in a.test.ts\n\n✗ e2e            61 s  1 passed, 2 failed",
    );
  });
});
