import type { CallRow, NamedCalls } from "./call.ts";
import { responseSchemas } from "./response-schemas.ts";
import { type SignInCalls, signInCalls } from "./sign-in-calls.ts";

/** The calls as the portal makes them. */
type Calls = Omit<NamedCalls, "logout"> & SignInCalls;

/**
 * The calls of section 7 of the specification, in its order, but for the log-out. The schema of a call's body has its name
 * in `request-schemas.ts`, that of its response in `response-schemas.ts`.
 */
const rows: Record<keyof Calls, CallRow> = {
  login: signInCalls.login,
  forgotPassword: { path: "/api/auth/forgotpassword" },
  validateEmailToken: {
    path: "/api/auth/validateemailtoken",
    operation: "resetToken",
    messageRefuses: true,
  },
  familyData: { path: "/api/auth/familydataget" },
  massPrint: { path: "/api/auth/massprintaddfiletoredis", messageRefuses: true },
  resetPassword: { path: "/api/auth/resetpassword" },
  mustResetPassword: { path: "/api/auth/mustresetpassword", mayBeEmpty: true },
  redirect: signInCalls.redirect,
  portfolioLinking: { path: "/api/auth/portfolioLinking" },
  registrationData: { path: "/api/auth/getregistrationdata" },
  registration: { path: "/api/auth/registration", mayBeEmpty: true },
  verifyEmail: { path: "/api/auth/personalemailverify", operation: "verification" },
  confirmUsernameChange: { path: "/api/auth/confirmUserNameChange", operation: "verification" },
  resendVerification: { path: "/api/auth/resendverification", mayBeEmpty: true },
  switchAccount: { method: "GET", path: "/api/auth/switchaccount", mayBeEmpty: true },
  registerHigherEd: { path: "/api/higher-ed/register-new-user", operation: "resetPassword" },
  loginSd: signInCalls.loginSd,
};

const schemas: Partial<Record<string, unknown>> = responseSchemas;

/** The call table. */
export const calls = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [
    name,
    { name, method: "POST", operation: name, schema: schemas[name], ...row },
  ]),
) as Calls;
