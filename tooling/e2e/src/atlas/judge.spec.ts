import { expect, test } from "@playwright/test";
import { atlasFaults } from "./faults.ts";
import { judge, type Sight } from "./judge.ts";
import type { AtlasRow } from "./rows.ts";

const row: AtlasRow = { prepare: async () => {}, act: async () => {}, usual: "main" };
const outage = atlasFaults.find(({ name }) => name === "503") ?? { name: "" };
const harmless = atlasFaults.find((fault) => fault.harmless) ?? outage;

/** Screen of an outage as it has to look. */
const good: Sight = {
  title: "Sign in",
  heading: "Sign in",
  busy: false,
  messages: [{ key: "TROUBLE_SERVICE", text: "The service is having trouble." }],
  waysOn: 1,
  lost: [],
  usual: false,
};

const flawsOf = (sight: Sight | null, fault = outage) =>
  judge(sight, row, fault).map((flaw) => flaw.split(":")[0]);

test("[QX-7] a screen that says what happened and leads on has no flaw", () => {
  expect(flawsOf(good)).toEqual([]);
  expect(flawsOf({ ...good, messages: [], usual: true }, harmless)).toEqual([]);
});

const planted: readonly [string, Partial<Sight>][] = [
  ["blank", { heading: "" }],
  ["blank", { title: "" }],
  ["endless spinner", { busy: true }],
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
