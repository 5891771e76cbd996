import { expect, it } from "vitest";
import { type Load, median, metrics, summarise, textTable, written } from "./summary.ts";

const ours = { name: "default", label: "Waymark", kind: "ours" } as const;
const quick = { name: "quick", label: "Quick", kind: "peer" } as const;
const small = { name: "small", label: "Small", kind: "peer" } as const;

/** A visit whose numbers are all `value`, but for those given. */
function loadOf(value: number, others: Partial<Load> = {}): Load {
  const same = Object.fromEntries(metrics.map(({ key }) => [key, value])) as Load;
  return { ...same, ...others };
}

it("compares ours with the best peer of each metric separately", () => {
  const [row] = summarise([
    { site: ours, loads: [loadOf(100), loadOf(300), loadOf(100)] },
    { site: quick, loads: [loadOf(400, { visibleMs: 200 })] },
    { site: small, loads: [loadOf(400, { scriptKb: 50 })] },
  ]);
  expect(row?.medians.visibleMs).toBe(100);
  expect(row?.rounds).toBe(3);
  expect(row?.ratios).toMatchObject({ visibleMs: 0.5, scriptKb: 2, worksMs: 0.25 });
});

it("does not give peers a ratio to themselves", () => {
  const rows = summarise([
    { site: ours, loads: [loadOf(100)] },
    { site: quick, loads: [loadOf(200)] },
  ]);
  expect(rows.map(({ ratios }) => ratios.worksMs)).toEqual([0.5, undefined]);
});

it("gives no ratio where the best peer has nothing, and none without peers", () => {
  const [row] = summarise([
    { site: ours, loads: [loadOf(1)] },
    { site: quick, loads: [loadOf(2, { layoutShift: 0 })] },
  ]);
  expect(row?.ratios).not.toHaveProperty("layoutShift");
  expect(summarise([{ site: ours, loads: [loadOf(1)] }])[0]?.ratios).toEqual({});
});

it("leaves out a site that no visit came through to", () => {
  expect(summarise([{ site: quick, loads: [] }])).toEqual([]);
});

it("takes the middle of an odd number of values, in any order", () => {
  expect(median([30, 1, 200])).toBe(30);
  // As text, 200 would sort before 30.
  expect(median([200, 30, 1, 4, 5])).toBe(5);
});

it("takes the mean of the two in the middle of an even number, and changes nothing", () => {
  const values = [4, 1, 3, 100];
  expect(median(values)).toBe(3.5);
  expect(values).toEqual([4, 1, 3, 100]);
});

it("has no median of nothing", () => {
  expect(median([])).toBeNaN();
});

it("writes numbers as the metric wants them", () => {
  expect(written(4536.4, { digits: 0 })).toBe("4,536");
  expect(written(0.03, { digits: 2 })).toBe("0.03");
  expect(written(85, { digits: 1 })).toBe("85.0");
});

it("makes a Markdown table with the ratios behind our own numbers", () => {
  const [first, rule, own, peer, ...others] = textTable(
    summarise([
      { site: ours, loads: [loadOf(652)] },
      { site: quick, loads: [loadOf(2247)] },
    ]),
  ).split("\n");
  expect(first).toMatch(/^\| sign-in page \| form visible ms +\| call leaves ms/u);
  expect(rule).toMatch(/^\| -+ \| -+ \|/u);
  expect(own).toMatch(/^\| Waymark +\| 652 \(0\.29×\)/u);
  expect(peer).toMatch(/^\| Quick +\| 2,247 +\|/u);
  expect(others).toEqual([]);
});
