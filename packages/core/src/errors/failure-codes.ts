import type { Failure } from "../api/result.ts";
import { uuid } from "../browser/uuid.ts";
import type { Operation } from "./catalogue.ts";
import { shortId } from "./stop-code.ts";

/** Subject of a code: an operation that failed, or something that is no call. */
export type CodeSubject = Operation | "crash" | "chunk" | "browser";

/** The first letter of a code. The comments are the meanings in docs/help-desk.md, which is generated. */
export const codeLetters: Readonly<Record<CodeSubject, string>> = {
  /** Signing in. */
  login: "L",
  /** Trying a sign-in that the device remembered. */
  redirect: "S",
  /** Asking for a link to reset the password. */
  forgotPassword: "F",
  /** Opening a mailed link to reset a password or to activate an account. */
  resetToken: "T",
  /** Opening a parent's mailed link. */
  parentResetToken: "P",
  /** Loading the names of a parent's children. */
  familyData: "K",
  /** Saving a password that was chosen by a mailed link. */
  resetPassword: "R",
  /** Saving the new password that the server asked for at sign-in. */
  mustResetPassword: "M",
  /** Opening a list for printing. */
  massPrint: "C",
  /** Loading the workspaces to choose from, or opening one. */
  switchAccount: "W",
  /** Linking an account from single sign-on. */
  portfolioLinking: "A",
  /** Opening the registration form. */
  registrationData: "G",
  /** Sending the registration form. */
  registration: "N",
  /** Confirming an email address or a changed username. */
  verification: "V",
  /** Sending a new confirmation link. */
  resendVerification: "E",
  /** Signing out on the server. */
  logout: "O",
  /** A page stopped working: a mistake in the portal itself. */
  crash: "X",
  /** A part of the portal did not arrive. */
  chunk: "Y",
  /** The browser is too old. */
  browser: "B",
};

/** The second part of a code, where the server has not answered with an HTTP status, which it then is. */
export const codeOutcomes: Readonly<
  Record<Exclude<Failure["kind"], "http"> | "stopped" | "tooOld", string>
> = {
  /** No connection, or one that broke. */
  offline: "LINE",
  /** No answer within the time limit. */
  timeout: "TIME",
  /** The person left before the answer. */
  aborted: "LEFT",
  /** An answer that is none of the portal's server, such as a network's own sign-in page. */
  unreadable: "READ",
  /** The page is older than the files on the server; reloading helps. */
  outdated: "PAGE",
  /** The server refused in its own words, which the person sees. */
  serverText: "TEXT",
  /** The server named an address that the portal does not follow. */
  refusedUrl: "LINK",
  /** The portal itself stopped. */
  stopped: "STOP",
  /** The browser lacks what the portal needs. */
  tooOld: "OLD",
};

/** A failure, and what the person was doing. */
export interface FailedOperation {
  operation: Operation;
  failure: Failure;
}

/**
 * The code under a failure, such as L-503-7F3A.
 * @param id the `RequestId` of the call where it carried one, else a random id
 */
export function failureCode({ operation, failure }: FailedOperation, id: string): string {
  const outcome = failure.kind === "http" ? failure.status : codeOutcomes[failure.kind];
  return `${codeLetters[operation]}-${outcome}-${shortId(id)}`;
}

/** A failure with its code and the time of day. */
export function codedFailure(failed: FailedOperation, requestId = uuid()) {
  return { failure: failed.failure, code: failureCode(failed, requestId), at: new Date() };
}
