import { describe, expect, it } from "vitest";
import { describeConformance, idsInTitle, judgeConformance } from "./conformance.ts";
import type { TestOutcome } from "./outcome.ts";

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
  const found = judgeConformance(list, [
    outcome("[SI-1] a"),
    outcome("[SI-1] [SI-2] b"),
    outcome("[SI-2] c", "failed"),
    outcome("[SI-3] d", "skipped"),
    { ...outcome("[SI-1] [SI-4] e", "skipped"), reason: "no back/forward cache" },
    outcome("[SI-9] a typing mistake"),
    outcome("no id"),
  ]);

  it("takes a line for proven when all tests that carry it and could run here passed", () => {
    expect(found.lines.map(({ id, state }) => `${id} ${state}`)).toEqual([
      "SI-1 proven",
      "SI-2 failing",
      "SI-3 failing",
      "SI-4 unproven",
    ]);
  });

  it("names the test whose id is on no list", () => {
    expect(found.unknown).toEqual([{ id: "SI-9", test: outcome("[SI-9] a typing mistake") }]);
  });

  it("describes what is proven, what is not, and what is wrong", () => {
    expect(describeConformance(found)).toEqual([
      "Checklist: 1 of 4 lines proven by a passing test.",
      "Proven:",
      "  SI-1",
      "With a test that failed:",
      "  SI-2 variant",
      "  SI-3 required",
      "Without a test:",
      "  SI-4 button",
      "Tests that carry an id which is on no list:",
      "  SI-9 in some.test.ts: [SI-9] a typing mistake",
    ]);
  });
});
