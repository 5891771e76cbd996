import { expect, it } from "vitest";
import { summarise } from "../summary.ts";
import { loadOf } from "../testing.ts";
import { textTable, written } from "./text-table.ts";

it("writes numbers as the metric wants them", () => {
  expect(written(4536.4, { digits: 0 })).toBe("4,536");
  expect(written(0.03, { digits: 2 })).toBe("0.03");
  expect(written(85, { digits: 1 })).toBe("85.0");
});

it("makes a Markdown table with the ratios behind our own numbers", () => {
  const [first, rule, ours, peer, ...others] = textTable(
    summarise([
      { site: { name: "default", label: "Waymark", kind: "ours" }, loads: [loadOf(652)] },
      { site: { name: "peer", label: "A peer", kind: "peer" }, loads: [loadOf(2247)] },
    ]),
  ).split("\n");
  expect(first).toMatch(/^\| sign-in page \| form visible ms +\| call leaves ms/u);
  expect(rule).toMatch(/^\| -+ \| -+ \|/u);
  expect(ours).toMatch(/^\| Waymark +\| 652 \(0\.29×\)/u);
  expect(peer).toMatch(/^\| A peer +\| 2,247 +\|/u);
  expect(others).toEqual([]);
});
