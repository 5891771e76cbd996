import { describe, expect, it } from "vitest";
import { defaultConfiguration } from "../config/configuration-keys.ts";
import { signInRequest } from "./call-sign-in.ts";
import { emptySignIn } from "./sign-in-values.ts";

const page = {
  variant: "default",
  sendsRedirect: true,
  search: "",
  language: "en-CA",
} as const;
const requestId = "id";
const values = { username: "maya.chen", password: "maple-trail-24", remember: true };

describe("the redirect parameter", () => {
  it.each([
    ["?redirect=/plan?a=b+c%2Bd%20e", "/plan?a=b+c+d e"],
    ["?redirect=%2Fplan%3Fa%3D1%26b&lang=fr", "/plan?a=1&b"],
    ["?redirect=", undefined],
    ["", undefined],
  ])("[RT-10] [API-3] of %j is %j at the root, and left out elsewhere", (search, redirect) => {
    const submit = { values, page: { ...page, search }, requestId };
    const elsewhere = { ...submit, page: { ...submit.page, sendsRedirect: false } };
    expect(signInRequest(elsewhere, defaultConfiguration).input.query).toEqual({});
    const { input } = signInRequest(submit, defaultConfiguration);
    expect(input.query).toEqual({ redirect });
  });
});

it.each([
  ["ticked", true],
  ["unticked", true],
  ["absent", false],
] as const)("[SI-6] a ticked box is sent where it is %s at first: %s", (remember, sent) => {
  const configuration = { ...defaultConfiguration, signIn: { remember } };
  const { input } = signInRequest({ values, page, requestId }, configuration);
  expect(input.body.remember).toBe(sent);
});

it("[SI-6] an empty form has its box ticked", () => {
  expect(emptySignIn).toEqual({ username: "", password: "", remember: true });
});
