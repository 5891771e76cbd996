import { describe, expect, it } from "vitest";
import { routeTable } from "../../navigation/route-table.ts";
import { resetTypeOf } from "./reset-params.ts";

describe("the type of a mailed link", () => {
  it.each([
    ["ResetPassword.", "ResetPassword"],
    ["ResetPassword),", "ResetPassword"],
    ["ResetPassword ", "ResetPassword"],
    ["ResetPassword\n", "ResetPassword"],
    ["ResetPassword>", "ResetPassword"],
    ["ResetPassword…", "ResetPassword"],
    ["forceresetpassword", "ForceResetPassword"],
    ["ACTIVATEPARENT\u00a0", "ActivateParent"],
  ])("[RS-10] %j is %s, without what a mail program has added", (segment, type) => {
    expect(resetTypeOf(segment)).toBe(type);
  });

  it.each([
    "Other.",
    "other",
    "ResetPassword2",
    "ResetPassword.x",
    ".ResetPassword",
    "resetPassword",
    "",
  ])("[RS-10] any other one passes as it is: %j", (type) => {
    expect(resetTypeOf(type)).toBe(type);
  });

  it("[RS-10] is known for every type with a page of its own", () => {
    const row = routeTable.find(({ screen }) => screen === "reset");
    const types = row && "prerender" in row ? row.prerender : [];
    const named = types.flatMap((values) => Object.values(values).flat());
    expect(named.map((type) => resetTypeOf(`${type}.`))).toEqual(named);
  });
});
