import type { RequestBody, requestSchemas } from "./request-schemas.ts";
import type { ResponseData } from "./response-schemas.ts";

/** A row of the table of calls. */
interface CallRow {
  /** POST unless given. A GET is sent once more where the server failed, so a call that spends a token is a POST. */
  method?: "GET";
  path: string;
  /** Action of the person, by which the error catalogue looks messages up. */
  operation: string;
  /** True where a successful response may have no body, or say `true` alone. */
  mayBeEmpty?: true;
  /** True where the content of a successful response is not used: any but a web page and `false` will do. */
  ignoresContent?: true;
}

/**
 * The calls of section 7 of the specification, in its order. The schemas of a call's body and response have its name in
 * `request-schemas.ts` and `response-schemas.ts`.
 */
const rows = {
  login: { path: "/api/auth/login", operation: "login" },
  forgotPassword: { path: "/api/auth/forgotpassword", operation: "forgotPassword" },
  validateEmailToken: { path: "/api/auth/validateemailtoken", operation: "resetToken" },
  familyData: { path: "/api/auth/familydataget", operation: "familyData" },
  massPrint: { path: "/api/auth/massprintaddfiletoredis", operation: "massPrint" },
  resetPassword: { path: "/api/auth/resetpassword", operation: "resetPassword" },
  mustResetPassword: {
    path: "/api/auth/mustresetpassword",
    operation: "mustResetPassword",
    mayBeEmpty: true,
  },
  redirect: { path: "/api/auth/redirect", operation: "redirect" },
  portfolioLinking: { path: "/api/auth/portfolioLinking", operation: "portfolioLinking" },
  registrationData: { path: "/api/auth/getregistrationdata", operation: "registrationData" },
  registration: { path: "/api/auth/registration", operation: "registration", mayBeEmpty: true },
  verifyEmail: { path: "/api/auth/personalemailverify", operation: "verification" },
  confirmUsernameChange: { path: "/api/auth/confirmUserNameChange", operation: "verification" },
  resendVerification: {
    path: "/api/auth/resendverification",
    operation: "resendVerification",
    mayBeEmpty: true,
  },
  switchAccount: {
    method: "GET",
    path: "/api/auth/switchaccount",
    operation: "switchAccount",
    mayBeEmpty: true,
  },
  registerHigherEd: { path: "/api/higher-ed/register-new-user", operation: "resetPassword" },
  /** The specification does not show its path; the configuration may name one. */
  logout: { path: "", operation: "logout", ignoresContent: true },
} as const satisfies Record<string, CallRow>;

/** The rows as they are written, with every literal in their types. */
type Rows = typeof rows;
/** The name of a call in the table. */
export type CallName = keyof Rows;
/** Actions of the person, for every call. */
export type CallOperation = Rows[CallName]["operation"];

/** A call as `request` makes it: its row, under its name, with the types of what is sent and received. */
export interface Call<Body, Data> extends Pick<CallRow, "path" | "mayBeEmpty" | "ignoresContent"> {
  name: CallName;
  method: "GET" | "POST";
  operation: CallOperation;
  /** Only for the type; a call holds no value of it. */
  readonly body?: Body | undefined;
  /** Only for the type; a call holds no value of it. */
  readonly data?: Data;
}

/** Type of the body that a call sends; never for one without a schema of it. */
type BodyOf<Name> = Name extends keyof typeof requestSchemas ? RequestBody<Name> : never;
/** Every row of the table as a call. */
type NamedCalls = { [Name in CallName]: Call<BodyOf<Name>, ResponseData<Name>> };
/** The calls as the portal makes them. */
type Calls = Omit<NamedCalls, "logout"> & { loginSd: NamedCalls["login"] };

const { logout, ...namedCalls } = Object.fromEntries(
  Object.entries<CallRow>(rows).map(([name, row]) => [name, { name, method: "POST", ...row }]),
) as NamedCalls;

/** Name of a call that signs in. */
export type LoginCall = "login" | "loginSd";

/** The call table. The South Dakota variant signs in by the same call at a path of its own. */
export const calls: Calls = {
  ...namedCalls,
  loginSd: { ...namedCalls.login, path: "/api/auth/loginSD" },
};

export function logoutCall(path: string): NamedCalls["logout"] {
  return { ...logout, path };
}
