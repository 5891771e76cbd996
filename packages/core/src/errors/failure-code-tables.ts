import type { Failure } from "../api/result.ts";
import type { Operation } from "./operations.ts";

/** Subject of a code: an operation that failed, or a problem without a call. */
export type CodeSubject = Operation | "crash" | "chunk" | "browser";

/** The first letter of a code. The help desk's dictionaries say what each means. */
export const codeLetters: Readonly<Record<CodeSubject, string>> = {
  login: "L",
  redirect: "S",
  forgotPassword: "F",
  resetToken: "T",
  parentResetToken: "P",
  familyData: "K",
  resetPassword: "R",
  mustResetPassword: "M",
  massPrint: "C",
  switchAccount: "W",
  portfolioLinking: "A",
  registrationData: "G",
  registration: "N",
  verification: "V",
  resendVerification: "E",
  logout: "O",
  regionCall: "H",
  crash: "X",
  chunk: "Y",
  browser: "B",
};

/** Statuses with a meaning of their own at the help desk; any other one is read as `4xx` or `5xx`. */
export const KNOWN_STATUSES = [400, 401, 403, 404, 409, 410, 422, 429, 500, 502, 503, 504] as const;

/** The second part of a code without an HTTP status. */
export const codeOutcomes: Readonly<
  Record<Exclude<Failure["kind"], "http"> | "locked" | "stopped" | "tooOld", string>
> = {
  offline: "LINE",
  timeout: "TIME",
  aborted: "LEFT",
  unreadable: "READ",
  outdated: "PAGE",
  serverText: "TEXT",
  refusedUrl: "LINK",
  locked: "LOCK",
  stopped: "STOP",
  tooOld: "OLD",
};
