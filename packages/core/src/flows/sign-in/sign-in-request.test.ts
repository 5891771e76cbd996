import { expect, it } from "vitest";
import { defaultConfiguration } from "../../config/configuration.ts";
import { signInRequest } from "./sign-in-request.ts";

it.each([
  ["ticked", true],
  ["unticked", true],
  ["absent", false],
] as const)("[SI-6] a ticked box is sent where it is %s at first: %s", (remember, sent) => {
  const values = { username: "maya.chen", password: "maple-trail-24", remember: true };
  const { input } = signInRequest(values, {
    variant: "default",
    isRoot: true,
    search: new URLSearchParams(),
    requestId: "id",
    language: "en-CA",
    configuration: { ...defaultConfiguration, signIn: { remember } },
  });
  expect(input.body.remember).toBe(sent);
});
