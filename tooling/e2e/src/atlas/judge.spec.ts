import { expect, test } from "@playwright/test";
import { type Cell, describeCell } from "./drive-cell.ts";
import { atlasFaults } from "./faults.ts";
import { type Flaw, judge, type Sight } from "./judge.ts";
import type { AtlasRow } from "./rows.ts";

const row: AtlasRow = { prepare: async () => {}, act: async () => {}, usual: "main" };
const outage = atlasFaults.find(({ name }) => name === "503") ?? { name: "", label: "" };
const harmless = atlasFaults.find((fault) => fault.harmless) ?? outage;

/** What an outage has to look like. */
const good: Sight = {
  title: "Sign in",
  heading: "Sign in",
  busy: false,
  spinning: false,
  messages: [{ key: "TROUBLE_SERVICE", text: "The service is having trouble." }],
  code: "",
  waysOn: 1,
  lost: [],
  usual: false,
};

const flawsOf = (sight: Sight | null, fault = outage) =>
  judge(sight, row, fault).map(({ flaw }) => flaw);

test("[QX-7] a screen that says what happened and leads on has no flaw", () => {
  expect(flawsOf(good)).toEqual([]);
  expect(flawsOf({ ...good, messages: [], usual: true }, harmless)).toEqual([]);
});

const planted: readonly [Flaw, Partial<Sight>][] = [
  ["blank", { heading: "" }],
  ["blank", { title: "" }],
  ["endless spinner", { busy: true }],
  ["endless spinner", { spinning: true }],
  ["lost input", { lost: ["username"] }],
  ["no message", { messages: [{ key: "TROUBLE_SERVICE", text: "TROUBLE_SERVICE" }] }],
  ["no next step", { waysOn: 0 }],
  ["not distinguished", { messages: [{ key: "GENERIC_ERROR", text: "Something went wrong." }] }],
];
for (const [flaw, sight] of planted) {
  test(`[QX-7] ${Object.keys(sight).join()} can be wrong: ${flaw}`, () => {
    expect(flawsOf({ ...good, ...sight })).toEqual([flaw]);
  });
}

test("[QX-7] no page at all is blank, and a journey that stops where nothing is wrong is seen", () => {
  expect(flawsOf(null)).toEqual(["blank"]);
  expect(flawsOf(good, harmless)).toEqual(["did not continue"]);
});

test("[QX-7] a flaw is told with its call and its fault", () => {
  const flaws = [{ flaw: "blank", detail: "" } as const];
  const cell: Cell = { call: "login", fault: "html", seen: [], code: "", flaws };
  expect(describeCell(cell)).toEqual(["login × html: blank"]);
});
