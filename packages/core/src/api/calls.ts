import type { AnswerName, AnswerOf } from "./answer-shapes.ts";
import type { Call, CallName } from "./call.ts";
import type * as requests from "./requests.ts";

/** The calls of section 7 of the specification, in its order. A new call is a row. */
export const calls = {
  login: post<requests.Login, "loginAnswer">("login", "/api/auth/login", "loginAnswer"),
  loginSd: post<requests.Login, "loginAnswer">("login", "/api/auth/loginSD", "loginAnswer"),
  forgotPassword: post<requests.ForgotPassword, "forgotPasswordAnswer">(
    "forgotPassword",
    "/api/auth/forgotpassword",
    "forgotPasswordAnswer",
  ),
  validateEmailToken: post<requests.ValidateEmailToken, "tokenAnswer">(
    "validateEmailToken",
    "/api/auth/validateemailtoken",
    "tokenAnswer",
  ),
  familyData: post<requests.FamilyData, "familyAnswer">(
    "familyData",
    "/api/auth/familydataget",
    "familyAnswer",
  ),
  massPrint: post<requests.MassPrint, "redirectAnswer">(
    "massPrint",
    "/api/auth/massprintaddfiletoredis",
    "redirectAnswer",
  ),
  resetPassword: post<requests.ResetPassword, "redirectAnswer">(
    "resetPassword",
    "/api/auth/resetpassword",
    "redirectAnswer",
  ),
  mustResetPassword: mayBeEmpty(
    post<requests.MustResetPassword, "mustResetAnswer">(
      "mustResetPassword",
      "/api/auth/mustresetpassword",
      "mustResetAnswer",
    ),
  ),
  redirect: post<{ Token: string }, "redirectAnswer">(
    "redirect",
    "/api/auth/redirect",
    "redirectAnswer",
  ),
  portfolioLinking: post<requests.PortfolioLinking, "linkingAnswer">(
    "portfolioLinking",
    "/api/auth/portfolioLinking",
    "linkingAnswer",
  ),
  registrationData: post<{ K: string }, "registrationDataAnswer">(
    "registrationData",
    "/api/auth/getregistrationdata",
    "registrationDataAnswer",
  ),
  registration: mayBeEmpty(
    post<requests.Registration, "registrationAnswer">(
      "registration",
      "/api/auth/registration",
      "registrationAnswer",
    ),
  ),
  verifyEmail: post<requests.Verification, "emailAnswer">(
    "verifyEmail",
    "/api/auth/personalemailverify",
    "emailAnswer",
  ),
  confirmUsernameChange: post<requests.Verification, "newEmailAnswer">(
    "confirmUsernameChange",
    "/api/auth/confirmUserNameChange",
    "newEmailAnswer",
  ),
  resendVerification: mayBeEmpty(
    post<requests.Verification, "emptyAnswer">(
      "resendVerification",
      "/api/auth/resendverification",
      "emptyAnswer",
    ),
  ),
  switchAccount: get<"workspacesAnswer">(
    "switchAccount",
    "/api/auth/switchaccount",
    "workspacesAnswer",
  ),
  registerHigherEd: post<requests.RegisterHigherEd, "loginUrlAnswer">(
    "registerHigherEd",
    "/api/higher-ed/register-new-user",
    "loginUrlAnswer",
  ),
};

/** The path of the logout call is not known; a configuration may name it [API-23]. */
export function logoutCall(path: string): Call<never, AnswerOf<"emptyAnswer">> {
  return mayBeEmpty(post<never, "emptyAnswer">("logout", path, "emptyAnswer"));
}

function post<Body, Name extends AnswerName>(
  name: CallName,
  path: string,
  answer: Name,
): Call<Body, AnswerOf<Name>> {
  return { name, method: "POST", path, answer };
}

function get<Name extends AnswerName>(
  name: CallName,
  path: string,
  answer: Name,
): Call<never, AnswerOf<Name>> {
  return { name, method: "GET", path, answer };
}

/** A call whose success may come without a body. */
function mayBeEmpty<Body, Answer>(call: Call<Body, Answer>): Call<Body, Answer> {
  return { ...call, mayBeEmpty: true };
}
