import { expect, it } from "vitest";
import { validateParentReset } from "./reset-schema.ts";

it("[RS-5] the second password has to repeat the first", () => {
  const password = "12345678";
  expect(validateParentReset({ password, confirmPassword: password })).toEqual({});
  expect(validateParentReset({ password, confirmPassword: "1234567" })).toEqual({
    confirmPassword: "validateEqual",
  });
});

it("[RS-5] a second password that is empty is missing, and not another one", () => {
  expect(validateParentReset({ password: "12345678", confirmPassword: "" })).toEqual({
    confirmPassword: "REQUIRED",
  });
});
