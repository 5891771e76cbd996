import { object, type Schema, string } from "yup";
import { describe, expect, it, onTestFinished } from "vitest";
import { keepIdentifier } from "../session/visit.ts";
import * as rules from "./field-rules.ts";

const { email, isLongEnough, newPassword, yupValidator } = rules;

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
    "o’neil@school.example",
    "zoé@école.example",
    "jose\u0301@e\u0301cole.example",
    "วิชัย@โรงเรียน.ไทย",
    "हिन्दी@विद्यालय.भारत",
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

  it.each([...'!"#$%&()*,/:;<=>?[\\]^`{|}~ '])(
    "[FP-2] %j is none of the signs before the @ of an address",
    (sign) => {
      expect(problemOf(email, `a${sign}b@c.ca`)).toEqual({ field: "EMAIL_ENTERED_INVALID" });
    },
  );

  it.each([
    "a!b@c.ca",
    "a&b/c=d@school.example",
    "o'neil+x@mail-1.school.example",
    "zoé@école.ca",
    "हिन्दी@विद्यालय.भारत",
  ])("[RG-6] %j is a simple address", (value) =>
    expect(problemOf(rules.simpleEmail, value)).toEqual({}),
  );

  it.each([
    "a",
    "@b.ca",
    "a@",
    "a@b",
    "a@@b.ca",
    "a b@c.ca",
    "a@b c.ca",
    "a@b.ca,c@d.ca",
    "<a@b.ca>",
  ])("[RG-6] %j is no simple address", (value) => {
    expect(problemOf(rules.simpleEmail, value)).toEqual({ field: "EMAIL_ENTERED_INVALID" });
  });

  it("[FP-2] asks for an address before it finds fault with it", () => {
    expect(problemOf(email, "")).toEqual({ field: "REQUIRED" });
  });

  it("[RS-4] counts the characters of a password", () => {
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

const schema = object({
  email: string().required("REQUIRED").email("INVALID_EMAIL"),
  name: string().required("REQUIRED"),
});

it("[RG-3] of a field's errors the first counts, in a browser without the copying array methods too", () => {
  for (const method of ["toReversed", "toSorted", "toSpliced"]) {
    const original = Object.getOwnPropertyDescriptor(Array.prototype, method);
    if (!original) continue;
    Reflect.deleteProperty(Array.prototype, method);
    onTestFinished(() => void Reflect.defineProperty(Array.prototype, method, original));
  }

  expect(yupValidator(schema)({ email: "", name: "Maya" })).toEqual({ email: "REQUIRED" });
  expect(yupValidator(schema)({ email: "maya at example", name: "" })).toEqual({
    email: "INVALID_EMAIL",
    name: "REQUIRED",
  });
  expect(yupValidator(schema)({ email: "maya@example.ca", name: "Maya" })).toEqual({});
});

describe("the address that is known of a person", () => {
  it.each([
    ["nadia@home.example", "nadia@home.example"],
    ["nadia.o", ""],
    ["", ""],
  ])("[QN-1] %j begins the field of an address as %j", (typed, begins) => {
    keepIdentifier(typed);
    expect(rules.knownEmail()).toBe(begins);
  });

  it("[QN-1] is the account's, where a link has brought its username, too", () => {
    keepIdentifier("nadia.o", "nadia@home.example");
    expect(rules.knownEmail()).toBe("nadia@home.example");
  });
});
