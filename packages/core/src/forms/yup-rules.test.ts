import { object, type Schema } from "yup";
import { describe, expect, it } from "vitest";
import { yupValidator } from "./yup-validator.ts";
import { isMissing } from "./required.ts";
import * as rules from "./yup-rules.ts";

const { confirmedPassword, email, isLongEnough, nameOf, newPassword, PLAIN_LETTERS } = rules;

function problemOf(rule: Schema, value: unknown) {
  return yupValidator(object({ field: rule }))({ field: value });
}

describe("rules", () => {
  it.each([
    [rules.requiredText, "", "REQUIRED"],
    [rules.requiredText, undefined, "REQUIRED"],
    [rules.requiredText, " \u200b\u00a0", "REQUIRED"],
    [rules.requiredText, " a", undefined],
    [rules.requiredPassword, "", "REQUIRED"],
    [rules.requiredPassword, " ", undefined],
    [newPassword, "", "REQUIRED"],
    [newPassword, "1234567", "MIN_CHARACTER_WARNING_8"],
    [newPassword, "12345678", undefined],
    [newPassword, " ".repeat(8), undefined],
    [newPassword, "👩‍🎓".repeat(2), "MIN_CHARACTER_WARNING_8"],
    [newPassword, "🎓".repeat(7), "MIN_CHARACTER_WARNING_8"],
    [newPassword, "🎓".repeat(8), undefined],
  ])("[RS-4] [QF-4] %# %j: %s", (rule, value, key) => {
    expect(problemOf(rule, value)).toEqual(key ? { field: key } : {});
  });

  it.each([
    "a@b.ca",
    "o'neil_x.y+z-1@mail-1.school.example",
    " ana@school.example\u200b",
    "zoé@école.example",
    "A9@B9.C9",
  ])("[FP-2] %j is an email address", (value) => expect(problemOf(email, value)).toEqual({}));

  it.each([
    "a",
    "@b.ca",
    "a@",
    "a@b",
    "a@b.",
    "a@.ca",
    "a@@b.ca",
    "a b@c.ca",
    "a@b c.ca",
    "a@b_c.ca",
    "a!@b.ca",
    "a@b.ca,c@d.ca",
    "<a@b.ca>",
  ])("[FP-2] %j is none", (value) => {
    expect(problemOf(email, value)).toEqual({ field: "EMAIL_ENTERED_INVALID" });
  });

  it("[FP-2] asks for an address before it finds fault with it", () => {
    expect(problemOf(email, "")).toEqual({ field: "REQUIRED" });
  });

  it.each([
    ["Jo", undefined],
    [" Jo ", undefined],
    ["", "REQUIRED"],
    ["Jo2", "INVALID_FIRST_NAME"],
    ["2Jo", "INVALID_FIRST_NAME"],
    ["J o", "INVALID_FIRST_NAME"],
    ["Zoé", "INVALID_FIRST_NAME"],
  ])("[RG-3] a first name %j: %s", (value, key) => {
    const rule = nameOf(PLAIN_LETTERS, "INVALID_FIRST_NAME");
    expect(problemOf(rule, value)).toEqual(key ? { field: key } : {});
  });

  it("[RS-5] the second password has to repeat the first", () => {
    const check = yupValidator(
      object({ password: newPassword, confirmPassword: confirmedPassword }),
    );
    const password = "12345678";
    expect(check({ password, confirmPassword: password })).toEqual({});
    expect(check({ password, confirmPassword: "1234567" })).toEqual({
      confirmPassword: "validateEqual",
    });
  });

  it("tells blanks of a text from blanks of a password", () => {
    expect([
      isMissing(),
      isMissing(" "),
      isMissing(" ", "password"),
      isMissing("", "password"),
    ]).toEqual([true, true, false, true]);
    expect([isLongEnough(), isLongEnough("1234567"), isLongEnough("12345678")]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("passes on what is no problem of the values", () => {
    const broken = object({}).test(() => {
      throw new RangeError("not the person's fault");
    });
    expect(() => yupValidator(broken)({})).toThrow(RangeError);
  });
});
