import type { Schema } from "yup";
import * as answers from "./answers.ts";
import type { Call, CallName } from "./call.ts";
import type * as requests from "./requests.ts";

/** The calls of section 7 of the specification, in its order. A new call is a row. */
export const calls = {
  login: post<requests.Login, answers.LoginAnswer>("login", "/api/auth/login", answers.loginAnswer),
  loginSd: post<requests.Login, answers.LoginAnswer>(
    "login",
    "/api/auth/loginSD",
    answers.loginAnswer,
  ),
  forgotPassword: post<requests.ForgotPassword, answers.ForgotPasswordAnswer>(
    "forgotPassword",
    "/api/auth/forgotpassword",
    answers.forgotPasswordAnswer,
  ),
  validateEmailToken: post<requests.ValidateEmailToken, answers.TokenAnswer>(
    "validateEmailToken",
    "/api/auth/validateemailtoken",
    answers.tokenAnswer,
  ),
  familyData: post<requests.FamilyData, answers.FamilyAnswer>(
    "familyData",
    "/api/auth/familydataget",
    answers.familyAnswer,
  ),
  massPrint: post<requests.MassPrint, answers.RedirectAnswer>(
    "massPrint",
    "/api/auth/massprintaddfiletoredis",
    answers.redirectAnswer,
  ),
  resetPassword: post<requests.ResetPassword, answers.RedirectAnswer>(
    "resetPassword",
    "/api/auth/resetpassword",
    answers.redirectAnswer,
  ),
  mustResetPassword: mayBeEmpty(
    post<requests.MustResetPassword, answers.MustResetAnswer>(
      "mustResetPassword",
      "/api/auth/mustresetpassword",
      answers.mustResetAnswer,
    ),
  ),
  redirect: post<{ Token: string }, answers.RedirectAnswer>(
    "redirect",
    "/api/auth/redirect",
    answers.redirectAnswer,
  ),
  portfolioLinking: post<requests.PortfolioLinking, answers.LinkingAnswer>(
    "portfolioLinking",
    "/api/auth/portfolioLinking",
    answers.linkingAnswer,
  ),
  registrationData: post<{ K: string }, answers.RegistrationDataAnswer>(
    "registrationData",
    "/api/auth/getregistrationdata",
    answers.registrationDataAnswer,
  ),
  registration: mayBeEmpty(
    post<requests.Registration, answers.EmptyAnswer>(
      "registration",
      "/api/auth/registration",
      answers.emptyAnswer,
    ),
  ),
  verifyEmail: post<requests.Verification, answers.EmailAnswer>(
    "verifyEmail",
    "/api/auth/personalemailverify",
    answers.emailAnswer,
  ),
  confirmUsernameChange: post<requests.Verification, answers.NewEmailAnswer>(
    "confirmUsernameChange",
    "/api/auth/confirmUserNameChange",
    answers.newEmailAnswer,
  ),
  resendVerification: mayBeEmpty(
    post<requests.Verification, answers.EmptyAnswer>(
      "resendVerification",
      "/api/auth/resendverification",
      answers.emptyAnswer,
    ),
  ),
  switchAccount: get<answers.WorkspacesAnswer>(
    "switchAccount",
    "/api/auth/switchaccount",
    answers.workspacesAnswer,
  ),
  registerHigherEd: post<requests.RegisterHigherEd, answers.LoginUrlAnswer>(
    "registerHigherEd",
    "/api/higher-ed/register-new-user",
    answers.loginUrlAnswer,
  ),
};

/** The path of the logout call is not known; a configuration may name it [API-23]. */
export function logoutCall(path: string): Call<never, answers.EmptyAnswer> {
  return mayBeEmpty(post<never, answers.EmptyAnswer>("logout", path, answers.emptyAnswer));
}

function post<Body, Answer>(
  name: CallName,
  path: string,
  answer: Schema<Answer>,
): Call<Body, Answer> {
  return { name, method: "POST", path, answer };
}

function get<Answer>(name: CallName, path: string, answer: Schema<Answer>): Call<never, Answer> {
  return { name, method: "GET", path, answer };
}

/** A call whose success may come without a body. */
function mayBeEmpty<Body, Answer>(call: Call<Body, Answer>): Call<Body, Answer> {
  return { ...call, mayBeEmpty: true };
}
