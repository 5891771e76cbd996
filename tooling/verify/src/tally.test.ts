import { describe, expect, it } from "vitest";
import type { TestOutcome } from "./outcome.ts";
import { describeSkips, lastLine, sum, tallyCheck, tallyTests } from "./tally.ts";

function outcomes(...states: TestOutcome["state"][]): TestOutcome[] {
  return states.map((state) => ({ title: "a", file: "a.test.ts", state }));
}

describe("tally", () => {
  it.each([
    ["all passed", outcomes("passed", "passed"), true, { passed: 2, failed: 0 }],
    ["one failed", outcomes("passed", "failed"), false, { passed: 1, failed: 1 }],
    ["one skipped", outcomes("passed", "skipped"), true, { passed: 1, failed: 1 }],
    ["the runner failed over no test", outcomes("passed"), false, { passed: 1, failed: 1 }],
    ["nothing ran", [], true, { passed: 0, failed: 1 }],
  ])("counts tests: %s", (_, tests, ok, expected) => {
    expect(tallyTests(tests, ok)).toEqual(expected);
  });

  it("counts no test that says what the machine lacks for it, and tells how many there were and why", () => {
    const reason = "no back/forward cache";
    const lacking = outcomes("skipped", "skipped").map((test) => ({ ...test, reason }));
    const tests = [...outcomes("passed", "skipped"), ...lacking];
    expect(tallyTests(tests, true)).toEqual({ passed: 1, failed: 1 });
    expect(tallyTests(lacking, true)).toEqual({ passed: 0, failed: 1 });
    expect(describeSkips(tests)).toEqual([`2 skipped, neither passed nor failed: ${reason}`]);
  });

  it("adds up checks and tests in one plain line", () => {
    const tallies = [tallyCheck(true), tallyCheck(false), { passed: 40, failed: 2 }];
    expect(lastLine(sum(tallies))).toBe("41 passed, 3 failed");
  });
});
