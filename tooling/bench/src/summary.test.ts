import { expect, it } from "vitest";
import { type Load, median, textTable, type Visits } from "./summary.ts";

const ours = { label: "Waymark", kind: "ours" } as const;
const quick = { label: "Quick", kind: "peer" } as const;
const small = { label: "Small", kind: "peer" } as const;

/** A visit whose numbers are all `value`, but for those given. */
function loadOf(value: number, others: Partial<Load> = {}): Load {
  const times = { visibleMs: value, worksMs: value, refusalMs: value, continuedMs: value };
  return {
    ...times,
    rememberedMs: value,
    hydratedMs: value,
    layoutShift: value,
    htmlKb: value,
    ...others,
  };
}

/** The cells of a table's rows, without its head. */
function cellsOf(visits: readonly Visits[]): string[][] {
  const [, , ...rows] = textTable(visits).split("\n");
  return rows.map((row) =>
    row
      .split("|")
      .map((cell) => cell.trim())
      .filter((cell) => cell !== ""),
  );
}

const valuesOf = (values: readonly number[]) =>
  median(
    values.map((value) => loadOf(value)),
    "worksMs",
  );

it("compares ours with the best peer of each metric separately", () => {
  const [row] = cellsOf([
    { site: ours, loads: [loadOf(100), loadOf(300), loadOf(100)] },
    { site: quick, loads: [loadOf(400, { visibleMs: 200 })] },
    { site: small, loads: [loadOf(400, { htmlKb: 50 })] },
  ]);
  expect(row?.slice(0, 3)).toEqual(["Waymark", "100 (0.50×)", "100 (0.25×)"]);
  expect(row?.at(-1)).toBe("100.0 (2.00×)");
});

it("compares a next page with the peers' refusal, and a remembered visitor with their form", () => {
  const unshown = { continuedMs: Number.NaN, rememberedMs: Number.NaN };
  const [row, peer] = cellsOf([
    { site: ours, loads: [loadOf(100)] },
    { site: quick, loads: [loadOf(1000, { ...unshown, refusalMs: 200, visibleMs: 400 })] },
  ]);
  expect(row?.slice(4, 6)).toEqual(["100 (0.50×)", "100 (0.25×)"]);
  expect(peer?.slice(4, 6)).toEqual(["–", "–"]);
});

it("gives no ratio where the best peer has nothing, and none without peers", () => {
  const alone = { site: ours, loads: [loadOf(1)] };
  const [row] = cellsOf([alone, { site: quick, loads: [loadOf(2, { layoutShift: 0 })] }]);
  expect(row?.at(-2)).toBe("1.0000");
  expect(textTable([alone])).not.toContain("×");
});

it("leaves out a site that no visit came through to", () => {
  expect(cellsOf([{ site: quick, loads: [] }])).toEqual([]);
});

it("takes the middle of an odd number of values, in any order", () => {
  expect(valuesOf([30, 1, 200])).toBe(30);
  // As text, 200 would sort before 30.
  expect(valuesOf([200, 30, 1, 4, 5])).toBe(5);
});

it("takes the mean of the two in the middle of an even number", () => {
  expect(valuesOf([4, 1, 3, 100])).toBe(3.5);
});

it("has no median of nothing, and none where a value is missing", () => {
  expect(valuesOf([])).toBeNaN();
  expect(valuesOf([1, Number.NaN, 2])).toBeNaN();
});

it("makes a Markdown table with the ratios behind our own numbers", () => {
  const [first, rule, own, peer, ...others] = textTable([
    { site: ours, loads: [loadOf(652)] },
    { site: quick, loads: [loadOf(2247)] },
  ]).split("\n");
  expect(first).toMatch(/^\| sign-in page \| form visible ms +\| call leaves ms/u);
  expect(rule).toMatch(/^\| -+ \| -+ \|/u);
  expect(own).toMatch(/^\| Waymark +\| 652 \(0\.29×\)/u);
  expect(peer).toMatch(/^\| Quick +\| 2,247 +\|/u);
  expect(others).toEqual([]);
});
