import type { ResponseData } from "./response-schemas.ts";

/** A row of the table of calls. */
interface CallRow {
  /** POST unless given. */
  method?: "GET";
  path: string;
  /** Action of the person, by which the error catalogue looks messages up. */
  operation: string;
  body?: Sends<object> | undefined;
  /** True where a successful response may have no body. */
  mayBeEmpty?: true;
}

/**
 * The calls of section 7 of the specification, in its order. Field names are spelled as the server expects them. The
 * schema of a call's response has the call's name in `response-schemas.ts`.
 */
const rows = {
  login: {
    path: "/api/auth/login",
    operation: "login",
    body: sends<{
      Username: string;
      Password: string;
      RequestId: string;
      SelectedLanguage: number;
      remember: boolean;
    }>(),
  },
  forgotPassword: {
    path: "/api/auth/forgotpassword",
    operation: "forgotPassword",
    /** `languageType` is the login-language id. */
    body: sends<{ email: string; languageType: number; translationLanguage: number }>(),
  },
  validateEmailToken: {
    path: "/api/auth/validateemailtoken",
    operation: "resetToken",
    /** `ForgotPasswordUrl` is the absolute url of this portal's forgot page. */
    body: sends<{ Token: string; ForgotPasswordUrl: string; resetPasswordType: string }>(),
  },
  familyData: {
    path: "/api/auth/familydataget",
    operation: "familyData",
    /** `k` is the reset token. */
    body: sends<{ k: string; email: string }>(),
  },
  massPrint: {
    path: "/api/auth/massprintaddfiletoredis",
    operation: "massPrint",
    body: sends<{ Token: string; MassPrintEmailType: string; MassPrintBatchJobId: string }>(),
  },
  resetPassword: {
    path: "/api/auth/resetpassword",
    operation: "resetPassword",
    body: sends<{
      UserName: string;
      Password: string;
      resetPasswordType: string;
      token: string;
      requestId: string;
    }>(),
  },
  mustResetPassword: {
    path: "/api/auth/mustresetpassword",
    operation: "mustResetPassword",
    body: sends<{
      UserAccountId: string | number;
      Password: string;
      resetPasswordType: "ForceResetPassword";
      Token: string;
    }>(),
    mayBeEmpty: true,
  },
  redirect: {
    path: "/api/auth/redirect",
    operation: "redirect",
    body: sends<{ Token: string }>(),
  },
  portfolioLinking: {
    path: "/api/auth/portfolioLinking",
    operation: "portfolioLinking",
    body: sends<{ Username: string; Password: string; SsoToken: string }>(),
  },
  registrationData: {
    path: "/api/auth/getregistrationdata",
    operation: "registrationData",
    body: sends<{ K: string }>(),
  },
  registration: {
    path: "/api/auth/registration",
    operation: "registration",
    body: sends<{
      Email: string;
      FirstName: string;
      LastName: string;
      DisplayName: string;
      /** As the server sent it: a number stays a number. */
      InstitutionId: string | number;
      K: string;
    }>(),
    mayBeEmpty: true,
  },
  verifyEmail: {
    path: "/api/auth/personalemailverify",
    operation: "verification",
    body: sends<VerificationBody>(),
  },
  confirmUsernameChange: {
    path: "/api/auth/confirmUserNameChange",
    operation: "verification",
    body: sends<VerificationBody>(),
  },
  resendVerification: {
    path: "/api/auth/resendverification",
    operation: "resendVerification",
    body: sends<VerificationBody>(),
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
    body: sends<{ emailToken: string; password: string }>(),
  },
  /** The specification does not show its path; the configuration may name one. */
  logout: { path: "", operation: "logout", mayBeEmpty: true },
} as const satisfies Record<string, CallRow>;

/** Body of both calls that verify an address. */
interface VerificationBody {
  Token: string;
  tokenType: string;
  languageType: number;
  translationLanguage: number;
}

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

/** The call table. The South Dakota variant signs in by the same call at a path of its own. */
export const calls: Calls = {
  ...namedCalls,
  loginSd: { ...namedCalls.login, path: "/api/auth/loginSD" },
};

export function logoutCall(path: string): NamedCalls["logout"] {
  return { ...logout, path };
}
