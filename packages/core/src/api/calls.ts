import type { RequestBody } from "./request-schemas.ts";
import type { ResponseData } from "./response-schemas.ts";

/** A row of the table of calls. */
interface CallRow {
  /** POST unless given. */
  method?: "GET";
  path: string;
  /** Action of the person, by which the error catalogue looks messages up. */
  operation: string;
  body?: Sends<object> | undefined;
  /** True where a successful response may have no body, or say `true` alone. */
  mayBeEmpty?: true;
}

/**
 * The calls of section 7 of the specification, in its order. The schemas of a call's body and response have its name in
 * `request-schemas.ts` and `response-schemas.ts`.
 */
const rows = {
  login: {
    path: "/api/auth/login",
    operation: "login",
    body: sends<RequestBody<"login">>(),
  },
  forgotPassword: {
    path: "/api/auth/forgotpassword",
    operation: "forgotPassword",
    body: sends<RequestBody<"forgotPassword">>(),
  },
  validateEmailToken: {
    path: "/api/auth/validateemailtoken",
    operation: "resetToken",
    body: sends<RequestBody<"validateEmailToken">>(),
  },
  familyData: {
    path: "/api/auth/familydataget",
    operation: "familyData",
    body: sends<RequestBody<"familyData">>(),
  },
  massPrint: {
    path: "/api/auth/massprintaddfiletoredis",
    operation: "massPrint",
    body: sends<RequestBody<"massPrint">>(),
  },
  resetPassword: {
    path: "/api/auth/resetpassword",
    operation: "resetPassword",
    body: sends<RequestBody<"resetPassword">>(),
  },
  mustResetPassword: {
    path: "/api/auth/mustresetpassword",
    operation: "mustResetPassword",
    body: sends<RequestBody<"mustResetPassword">>(),
    mayBeEmpty: true,
  },
  redirect: {
    path: "/api/auth/redirect",
    operation: "redirect",
    body: sends<RequestBody<"redirect">>(),
  },
  portfolioLinking: {
    path: "/api/auth/portfolioLinking",
    operation: "portfolioLinking",
    body: sends<RequestBody<"portfolioLinking">>(),
  },
  registrationData: {
    path: "/api/auth/getregistrationdata",
    operation: "registrationData",
    body: sends<RequestBody<"registrationData">>(),
  },
  registration: {
    path: "/api/auth/registration",
    operation: "registration",
    body: sends<RequestBody<"registration">>(),
    mayBeEmpty: true,
  },
  verifyEmail: {
    path: "/api/auth/personalemailverify",
    operation: "verification",
    body: sends<RequestBody<"verifyEmail">>(),
  },
  confirmUsernameChange: {
    path: "/api/auth/confirmUserNameChange",
    operation: "verification",
    body: sends<RequestBody<"confirmUsernameChange">>(),
  },
  resendVerification: {
    path: "/api/auth/resendverification",
    operation: "resendVerification",
    body: sends<RequestBody<"resendVerification">>(),
    mayBeEmpty: true,
  },
  switchAccount: {
    method: "GET",
    path: "/api/auth/switchaccount",
    operation: "switchAccount",
    mayBeEmpty: true,
  },
  registerHigherEd: {
    path: "/api/higher-ed/register-new-user",
    operation: "resetPassword",
    body: sends<RequestBody<"registerHigherEd">>(),
  },
  /** The specification does not show its path; the configuration may name one. */
  logout: { path: "", operation: "logout", mayBeEmpty: true },
} as const satisfies Record<string, CallRow>;

/** The type of a call's body. There is no value of it: the body comes with each use of the call. */
interface Sends<Body> {
  readonly type?: Body;
}

function sends<Body extends object>(): Sends<Body> | undefined {
  return undefined;
}

/** The rows as they are written, with every literal in their types. */
type Rows = typeof rows;
/** The name of a call in the table. */
export type CallName = keyof Rows;
/** Actions of the person, for every call. */
export type CallOperation = Rows[CallName]["operation"];

/** A call as `request` makes it: its row, under its name, with the types of what is sent and received. */
export interface Call<Body, Data> extends Pick<CallRow, "path" | "mayBeEmpty"> {
  name: CallName;
  method: "GET" | "POST";
  operation: CallOperation;
  /** Only for the type; a call holds no value of it. */
  readonly body?: Body | undefined;
  /** Only for the type; a call holds no value of it. */
  readonly data?: Data;
}

/** Type of the body that a row's call sends. */
type BodyOf<Row> = Row extends { body: Sends<infer Body> | undefined } ? Body : never;
/** Every row of the table as a call. */
type NamedCalls = { [Name in CallName]: Call<BodyOf<Rows[Name]>, ResponseData<Name>> };
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
