import { describe, expect, it } from "vitest";
import { defaultConfiguration } from "../config/configuration.ts";
import { signInRequest } from "./sign-in-call.ts";
import { emptySignIn, signInValues } from "./sign-in-values.ts";

const page = {
  variant: "default",
  isRoot: true,
  search: "",
  requestId: "id",
  language: "en-CA",
  configuration: defaultConfiguration,
} as const;

describe("the redirect parameter", () => {
  it.each([
    ["?redirect=/plan?a=b+c%2Bd%20e", "/plan?a=b+c+d e"],
    ["?redirect=%2Fplan%3Fa%3D1%26b&lang=fr", "/plan?a=1&b"],
    ["?redirect=", undefined],
    ["", undefined],
  ])("[RT-10] [API-3] of %j is %j", (search, redirect) => {
    const values = { username: "maya.chen", password: "maple-trail-24", remember: true };
    expect(signInRequest(values, { ...page, search }).input.query).toEqual({ redirect });
  });
});

it.each([
  ["ticked", true],
  ["unticked", true],
  ["absent", false],
] as const)("[SI-6] a ticked box is sent where it is %s at first: %s", (remember, sent) => {
  const values = { username: "maya.chen", password: "maple-trail-24", remember: true };
  const { input } = signInRequest(values, {
    ...page,
    configuration: { ...defaultConfiguration, signIn: { remember } },
  });
  expect(input.body.remember).toBe(sent);
});

it("[SI-6] the form begins without a password, and the box as it was", () => {
  const begun = { username: "maya.chen", password: "", remember: false };
  expect(signInValues("maya.chen", false)).toEqual(begun);
  expect(emptySignIn).toEqual({ username: "", password: "", remember: true });
});
