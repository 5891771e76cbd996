import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { beforeEach, describe, expect, it } from "vitest";
import { budgetsOf, shownSize } from "./budgets.ts";

let app: string;
beforeEach(() => {
  app = testFolder();
});

const give = (budgets: object) => writeFileSync(join(app, "budgets.json"), JSON.stringify(budgets));
const budgetOf = (kind: string) => budgetsOf(app)[kind];

describe("an app's budgets", () => {
  it("are the portal's, but for those of its own", () => {
    const before = budgetOf("signIn");
    give({ signIn: { scripts: 93 } });
    expect(budgetOf("signIn")).toEqual({ ...before, scripts: 93 });
    give({});
    expect(budgetOf("signIn")).toEqual(before);
  });

  it.each([
    [{ signin: {} }, "budgets.json: signin is not a budget. The names are signIn, asking, other."],
    [
      { signIn: { script: 9 } },
      "signIn.script is not a budget. The names are signIn.html, signIn.scripts",
    ],
    [{ signIn: { scripts: "93" } }, "signIn.scripts is not a size. Give a number above 0."],
    [{ signIn: { scripts: 0 } }, "signIn.scripts is not a size"],
  ])("are refused for %j", (budgets, fault) => {
    give(budgets);
    expect(() => budgetsOf(app)).toThrow(fault);
  });
});

it.each([
  [12.042, 12, "12.042"],
  [12.0, 12, "12"],
  [11.96, 12, "12.0"],
  [95.2, 92.8, "95.200"],
  [13, 11, "13"],
])("a size of %j is shown beside its limit of %j as %s", (size, limit, shown) => {
  expect(shownSize(size, limit)).toBe(shown);
});
