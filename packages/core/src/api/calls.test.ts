import { describe, expect, expectTypeOf, it } from "vitest";
import { calls } from "./calls.ts";
import { querySchemas } from "./request-schemas.ts";
import { type ResponseData, responseSchemas } from "./response-schemas.ts";
import { logoutCall } from "./sign-in-calls.ts";

const mayBeEmptyNames: readonly string[] = [
  "mustResetPassword",
  "registration",
  "resendVerification",
  "switchAccount",
];

describe("the call table", () => {
  it.each([
    ["[API-3]", "login", "login", "/api/auth/login", "login"],
    ["[API-3]", "loginSd", "login", "/api/auth/loginSD", "login"],
    ["[API-6]", "forgotPassword", "forgotPassword", "/api/auth/forgotpassword", "forgotPassword"],
    [
      "[API-7]",
      "validateEmailToken",
      "validateEmailToken",
      "/api/auth/validateemailtoken",
      "resetToken",
    ],
    ["[API-8]", "familyData", "familyData", "/api/auth/familydataget", "familyData"],
    ["[API-9]", "massPrint", "massPrint", "/api/auth/massprintaddfiletoredis", "massPrint"],
    ["[API-10]", "resetPassword", "resetPassword", "/api/auth/resetpassword", "resetPassword"],
    [
      "[API-11]",
      "mustResetPassword",
      "mustResetPassword",
      "/api/auth/mustresetpassword",
      "mustResetPassword",
    ],
    ["[API-12]", "redirect", "redirect", "/api/auth/redirect", "redirect"],
    [
      "[API-13]",
      "portfolioLinking",
      "portfolioLinking",
      "/api/auth/portfolioLinking",
      "portfolioLinking",
    ],
    [
      "[API-14]",
      "registrationData",
      "registrationData",
      "/api/auth/getregistrationdata",
      "registrationData",
    ],
    ["[API-14]", "registration", "registration", "/api/auth/registration", "registration"],
    ["[API-15]", "verifyEmail", "verifyEmail", "/api/auth/personalemailverify", "verification"],
    [
      "[API-15]",
      "confirmUsernameChange",
      "confirmUsernameChange",
      "/api/auth/confirmUserNameChange",
      "verification",
    ],
    [
      "[API-15]",
      "resendVerification",
      "resendVerification",
      "/api/auth/resendverification",
      "resendVerification",
    ],
    ["[API-16]", "switchAccount", "switchAccount", "/api/auth/switchaccount", "switchAccount"],
    [
      "[API-17]",
      "registerHigherEd",
      "registerHigherEd",
      "/api/higher-ed/register-new-user",
      "resetPassword",
    ],
  ] as const)("%s %s", (_, key, name, path, operation) => {
    const method = key === "switchAccount" ? "GET" : "POST";
    const mayBeEmpty = mayBeEmptyNames.includes(key) || undefined;
    const messageRefuses = ["validateEmailToken", "massPrint"].includes(key) || undefined;
    const schema = responseSchemas[name];
    const row = { path, operation, mayBeEmpty, messageRefuses };
    expect(calls[key]).toEqual({ name, method, schema, ...row });
  });

  it("[API-23] takes the path of the logout call from the configuration", () => {
    expect(logoutCall("/bye")).toEqual({
      name: "logout",
      method: "POST",
      path: "/bye",
      operation: "logout",
      ignoresContent: true,
      schema: responseSchemas.logout,
    });
    expect(calls).not.toHaveProperty("logout");
  });

  it("[API-21] has a response schema for each row, and no schema without a row", () => {
    const names = [...Object.values(calls), logoutCall("/bye")].map(({ name }) => name);
    expect([...new Set(names)]).toEqual(Object.keys(responseSchemas));
  });

  it("[API-16] has a schema of the query for each call by GET, so that the contract names its parameters", () => {
    const reads = Object.values(calls).filter(({ method }) => method === "GET");
    expect(reads.map(({ name }) => name).filter((name) => !(name in querySchemas))).toEqual([]);
  });

  it("finds the types of a call by its row", () => {
    type BodyOf<Call> = Call extends { body?: infer Body } ? NonNullable<Body> : never;
    expectTypeOf<BodyOf<typeof calls.redirect>>().toEqualTypeOf<{ Token: string }>();
    expectTypeOf<BodyOf<typeof calls.switchAccount>>().toEqualTypeOf<never>();
    expectTypeOf<ResponseData<"verifyEmail">>().toEqualTypeOf<{ email: string }>();
  });
});
