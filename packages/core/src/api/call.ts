import type { SchemaName } from "./load-response-schemas.ts";

/** The calls by name, for errors and statistics; both spellings of sign-in are one. */
export type CallName =
  | "login"
  | "forgotPassword"
  | "validateEmailToken"
  | "familyData"
  | "massPrint"
  | "resetPassword"
  | "mustResetPassword"
  | "redirect"
  | "portfolioLinking"
  | "registrationData"
  | "registration"
  | "verifyEmail"
  | "confirmUsernameChange"
  | "resendVerification"
  | "switchAccount"
  | "registerHigherEd"
  | "logout";

/** One row of the call table: a call of section 7 of the specification. `Body` is what is sent, `Answer` what is read. */
export interface Call<Body, Answer> {
  name: CallName;
  method: "GET" | "POST";
  path: string;
  /** Shape of a good answer. */
  answer: SchemaName;
  /** Whether success may come without a body. */
  mayBeEmpty?: boolean;
  /** Only there for its type: the rows carry no values of it. */
  readonly body?: Body;
  readonly answered?: Answer;
}

/** What one use of a call adds to its row. `query` values are encoded; undefined ones are left out. */
export interface CallInput<Body> {
  body?: Body;
  query?: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal;
}

/** The url of a call with its query. */
export function urlOf(path: string, query: CallInput<never>["query"] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const encoded = given.map(([key, value]) => `${key}=${encodeURIComponent(value ?? "")}`);
  return encoded.length > 0 ? `${path}?${encoded.join("&")}` : path;
}
