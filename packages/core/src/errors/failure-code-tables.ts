import type { Failure } from "../api/result.ts";
import type { Operation } from "./catalogue.ts";

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
