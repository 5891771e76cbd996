import type { SchemaName, ResponseOf } from "./load-response-schemas.ts";
import type { Call, CallName } from "./call.ts";
import type * as requests from "./request-bodies.ts";

/** The calls of section 7 of the specification, in its order. A new call is a row. */
export const calls = {
  login: post<requests.Login, "loginResponse">("login", "/api/auth/login", "loginResponse"),
  loginSd: post<requests.Login, "loginResponse">("login", "/api/auth/loginSD", "loginResponse"),
  forgotPassword: post<requests.ForgotPassword, "forgotPasswordResponse">(
    "forgotPassword",
    "/api/auth/forgotpassword",
    "forgotPasswordResponse",
  ),
  validateEmailToken: post<requests.ValidateEmailToken, "tokenResponse">(
    "validateEmailToken",
    "/api/auth/validateemailtoken",
    "tokenResponse",
  ),
  familyData: post<requests.FamilyData, "familyResponse">(
    "familyData",
    "/api/auth/familydataget",
    "familyResponse",
  ),
  massPrint: post<requests.MassPrint, "redirectResponse">(
    "massPrint",
    "/api/auth/massprintaddfiletoredis",
    "redirectResponse",
  ),
  resetPassword: post<requests.ResetPassword, "redirectResponse">(
    "resetPassword",
    "/api/auth/resetpassword",
    "redirectResponse",
  ),
  mustResetPassword: mayBeEmpty(
    post<requests.MustResetPassword, "mustResetResponse">(
      "mustResetPassword",
      "/api/auth/mustresetpassword",
      "mustResetResponse",
    ),
  ),
  redirect: post<{ Token: string }, "redirectResponse">(
    "redirect",
    "/api/auth/redirect",
    "redirectResponse",
  ),
  portfolioLinking: post<requests.PortfolioLinking, "linkingResponse">(
    "portfolioLinking",
    "/api/auth/portfolioLinking",
    "linkingResponse",
  ),
  registrationData: post<{ K: string }, "registrationDataResponse">(
    "registrationData",
    "/api/auth/getregistrationdata",
    "registrationDataResponse",
  ),
  registration: mayBeEmpty(
    post<requests.Registration, "registrationResponse">(
      "registration",
      "/api/auth/registration",
      "registrationResponse",
    ),
  ),
  verifyEmail: post<requests.Verification, "emailResponse">(
    "verifyEmail",
    "/api/auth/personalemailverify",
    "emailResponse",
  ),
  confirmUsernameChange: post<requests.Verification, "newEmailResponse">(
    "confirmUsernameChange",
    "/api/auth/confirmUserNameChange",
    "newEmailResponse",
  ),
  resendVerification: mayBeEmpty(
    post<requests.Verification, "emptyResponse">(
      "resendVerification",
      "/api/auth/resendverification",
      "emptyResponse",
    ),
  ),
  switchAccount: get<"workspacesResponse">(
    "switchAccount",
    "/api/auth/switchaccount",
    "workspacesResponse",
  ),
  registerHigherEd: post<requests.RegisterHigherEd, "loginUrlResponse">(
    "registerHigherEd",
    "/api/higher-ed/register-new-user",
    "loginUrlResponse",
  ),
};

/** The path of the logout call is not known; a configuration may name it [API-23]. */
export function logoutCall(path: string): Call<never, ResponseOf<"emptyResponse">> {
  return mayBeEmpty(post<never, "emptyResponse">("logout", path, "emptyResponse"));
}

function post<Body, Name extends SchemaName>(
  name: CallName,
  path: string,
  answer: Name,
): Call<Body, ResponseOf<Name>> {
  return { name, method: "POST", path, answer };
}

function get<Name extends SchemaName>(
  name: CallName,
  path: string,
  answer: Name,
): Call<never, ResponseOf<Name>> {
  return { name, method: "GET", path, answer };
}

/** A call whose success may come without a body. */
function mayBeEmpty<Body, Answer>(call: Call<Body, Answer>): Call<Body, Answer> {
  return { ...call, mayBeEmpty: true };
}
