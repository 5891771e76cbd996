import { describe, expect, it } from "vitest";
import { calls, logoutCall } from "./calls.ts";

describe("the call table", () => {
  it.each([
    ["[API-3]", "login", "login", "POST", "/api/auth/login", "loginResponse", false],
    ["[API-3]", "loginSd", "login", "POST", "/api/auth/loginSD", "loginResponse", false],
    [
      "[API-6]",
      "forgotPassword",
      "forgotPassword",
      "POST",
      "/api/auth/forgotpassword",
      "forgotPasswordResponse",
      false,
    ],
    [
      "[API-7]",
      "validateEmailToken",
      "validateEmailToken",
      "POST",
      "/api/auth/validateemailtoken",
      "tokenResponse",
      false,
    ],
    [
      "[API-8]",
      "familyData",
      "familyData",
      "POST",
      "/api/auth/familydataget",
      "familyResponse",
      false,
    ],
    [
      "[API-9]",
      "massPrint",
      "massPrint",
      "POST",
      "/api/auth/massprintaddfiletoredis",
      "redirectResponse",
      false,
    ],
    [
      "[API-10]",
      "resetPassword",
      "resetPassword",
      "POST",
      "/api/auth/resetpassword",
      "redirectResponse",
      false,
    ],
    [
      "[API-11]",
      "mustResetPassword",
      "mustResetPassword",
      "POST",
      "/api/auth/mustresetpassword",
      "mustResetResponse",
      true,
    ],
    ["[API-12]", "redirect", "redirect", "POST", "/api/auth/redirect", "redirectResponse", false],
    [
      "[API-13]",
      "portfolioLinking",
      "portfolioLinking",
      "POST",
      "/api/auth/portfolioLinking",
      "linkingResponse",
      false,
    ],
    [
      "[API-14]",
      "registrationData",
      "registrationData",
      "POST",
      "/api/auth/getregistrationdata",
      "registrationDataResponse",
      false,
    ],
    [
      "[API-14]",
      "registration",
      "registration",
      "POST",
      "/api/auth/registration",
      "registrationResponse",
      true,
    ],
    [
      "[API-15]",
      "verifyEmail",
      "verifyEmail",
      "POST",
      "/api/auth/personalemailverify",
      "emailResponse",
      false,
    ],
    [
      "[API-15]",
      "confirmUsernameChange",
      "confirmUsernameChange",
      "POST",
      "/api/auth/confirmUserNameChange",
      "newEmailResponse",
      false,
    ],
    [
      "[API-15]",
      "resendVerification",
      "resendVerification",
      "POST",
      "/api/auth/resendverification",
      "emptyResponse",
      true,
    ],
    [
      "[API-16]",
      "switchAccount",
      "switchAccount",
      "GET",
      "/api/auth/switchaccount",
      "workspacesResponse",
      false,
    ],
    [
      "[API-17]",
      "registerHigherEd",
      "registerHigherEd",
      "POST",
      "/api/higher-ed/register-new-user",
      "loginUrlResponse",
      false,
    ],
  ] as const)("%s %s", (_, key, name, method, path, answer, mayBeEmpty) => {
    const row = { name, method, path, answer };
    expect(calls[key]).toEqual(mayBeEmpty ? { ...row, mayBeEmpty } : row);
  });

  it("[API-23] takes the path of the logout call from the configuration", () => {
    expect(logoutCall("/bye")).toEqual({
      name: "logout",
      method: "POST",
      path: "/bye",
      answer: "emptyResponse",
      mayBeEmpty: true,
    });
  });
});
