import { describe, expect, it } from "vitest";
import { idsInTitle, judgeConformance } from "./conformance.ts";
import type { TestOutcome } from "./read-report.ts";

function outcome(title: string, state: TestOutcome["state"] = "passed"): TestOutcome {
  return { title, file: "some.test.ts", state };
}

describe("ids in titles", () => {
  it.each([
    ["[SI-3] shows it", ["SI-3"]],
    ["[SI-3] [QF-7] shows it", ["SI-3", "QF-7"]],
    ["[QX-1, SI-5] sends once", ["QX-1", "SI-5"]],
    ["outer [RS-10] inner [RS-10]", ["RS-10"]],
    ["[401] [not an id] SI-3 [SI3] [si-3]", []],
  ])("reads %s", (title, ids) => {
    expect(idsInTitle(title)).toEqual(ids);
  });
});

describe("conformance", () => {
  const list = { "SI-1": "fields", "SI-2": "variant", "SI-3": "required", "SI-4": "button" };
  const known = [
    outcome("[SI-1] a"),
    outcome("[SI-1] [SI-2] b"),
    outcome("[SI-2] c", "failed"),
    outcome("[SI-3] d", "failed"),
    { ...outcome("[SI-1] [SI-4] e", "skipped"), reason: "no back/forward cache" },
    outcome("no id"),
  ];
  const described = [
    "Checklist: 1 of 4 lines proven by a passing test.",
    "Proven:",
    "  SI-1",
    "With a test that failed:",
    "  SI-2 variant",
    "  SI-3 required",
    "Without a test:",
    "  SI-4 button",
  ];

  it("takes a line for proven when all tests that carry it and could run here passed", () => {
    expect(judgeConformance(list, known)).toEqual({ ok: true, lines: described });
  });

  it("names the test whose id is on no list, which is a fault", () => {
    const tests = [...known, outcome("[SI-9] a typing mistake")];
    const unknown = ["Tests that carry an id which is on no list:"];
    expect(judgeConformance(list, tests)).toEqual({
      ok: false,
      lines: [...described, ...unknown, "  SI-9 in some.test.ts: [SI-9] a typing mistake"],
    });
  });
});
