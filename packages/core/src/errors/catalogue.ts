import type { Failure } from "../api/result.ts";
import type { MessageKey } from "../i18n/message.ts";
import type { KNOWN_STATUSES } from "./failure-code-tables.ts";
import type { Operation } from "./operations.ts";

/** Condition on a failure for a row to apply. A row without a condition applies to every other failure. */
interface Condition {
  kind?: readonly Failure["kind"][];
  /** Statuses that the help desk knows; `5XX`, as in OpenAPI, is each from 500. */
  status?: readonly ((typeof KNOWN_STATUSES)[number] | "5XX")[];
  /** Part of the error's message; upper and lower case are the same. */
  contains?: string;
  /** Matches messages that have that part but are about something else. */
  unless?: RegExp;
}

export interface CatalogueRow extends Condition {
  operation: Operation;
  /** The key to show; with `fromServer`, the first server message's translationKey, and `key` where there is none. */
  key: MessageKey;
  fromServer?: true;
  /** Next step when trying again does not help. */
  advice?: MessageKey;
  /** The message is the reason itself, so the detail comes after it. Otherwise the detail comes first. */
  isReason?: true;
}

/** Rows of a sign-in go by kind and status alone, by which `template-name.ts` chooses their messages before React. */
type BeforeReact =
  | { operation: "login" | "redirect"; contains?: never; fromServer?: never }
  | { operation: Exclude<Operation, "login" | "redirect"> };

const noResponse = ["offline", "timeout"] as const;
/** A refusal of the password itself, such as one that was used before, or is blocked. */
const passwordRefused = {
  contains: "password",
  // Words about a link, or about an account unless a password was used before.
  unless:
    /link|token|reset|invit|activat|\bcode\b|\blocked|^(?!.*(?:reused|password[^.;:]*used)).*account/su,
  key: "GENERIC_ERROR",
  advice: "OTHER_PASSWORD",
} as const;

/** Matches words that are not about a link: a session, a time limit, a value, or a whole sentence that names no link. */
const notAboutLink =
  /session|time-?out|^(?!.*(?:link|token|invit|activat|reset|request|\burl\b|\bcode\b)).*(?:time|value|(?:\S+\s+){3}\S)/su;
/** A response whose url is not followed: another try gets the same one. */
const urlRefused = {
  kind: ["refusedUrl"],
  key: "GENERIC_ERROR",
  advice: "OUR_MISTAKE",
  isReason: true,
} as const;
/** The same where the response says that the password is set: another try would be refused. */
const urlRefusedAfterPassword = {
  kind: ["refusedUrl"],
  key: "GENERIC_ERROR",
  advice: "PASSWORD_CHANGED",
} as const;

/** The error catalogue, section 8 of the specification: the first row that matches says what is shown. */
export const catalogue: readonly (CatalogueRow & BeforeReact)[] = [
  // Without a response nothing is known about the username and the password.
  { operation: "login", kind: noResponse, key: "CONNECTION_ERROR", isReason: true },
  { operation: "login", ...urlRefused },
  { operation: "login", kind: ["outdated"], key: "GENERIC_ERROR" },
  { operation: "login", key: "USERNAME_OR_PASSWORD_NOT_FOUND" },
  // Only a server that has read the token can say that the stored sign-in has ended.
  {
    operation: "redirect",
    kind: [...noResponse, "unreadable", "outdated"],
    key: "SAVED_SIGN_IN_NOT_CHECKED",
    isReason: true,
  },
  {
    operation: "redirect",
    status: [403, 429, "5XX"],
    key: "SAVED_SIGN_IN_NOT_CHECKED",
    isReason: true,
  },
  { operation: "redirect", key: "SAVED_SIGN_IN_ENDED" },
  {
    operation: "forgotPassword",
    status: [409],
    key: "MULTIPLE_USER_FOUND_ERROR",
    advice: "USERNAME_INSTEAD",
    isReason: true,
  },
  { operation: "forgotPassword", kind: noResponse, key: "CONNECTION_ERROR", isReason: true },
  { operation: "forgotPassword", fromServer: true, key: "NO_RECORD_OF_EMAIL" },
  { operation: "resetToken", contains: "expired", key: "FORGOT_PASSWORD_LINK_EXPIRED" },
  { operation: "resetToken", contains: "used", key: "FORGOT_PASSWORD_LINK_USED" },
  { operation: "resetToken", key: "GENERIC_ERROR", advice: "LINK_INCOMPLETE" },
  {
    operation: "parentResetToken",
    contains: "expired",
    key: "FORGOT_PASSWORD_LINK_EXPIRED_PARENT",
  },
  { operation: "parentResetToken", contains: "used", key: "FORGOT_PASSWORD_LINK_USED" },
  { operation: "parentResetToken", key: "GENERIC_ERROR", advice: "LINK_INCOMPLETE" },
  // The link was valid when the form was shown; it has since expired, or was used in another tab. The form goes then.
  {
    operation: "resetPassword",
    contains: "expired",
    unless: notAboutLink,
    key: "GENERIC_ERROR",
    advice: "FORGOT_PASSWORD_LINK_EXPIRED",
  },
  { operation: "resetPassword", ...passwordRefused },
  {
    operation: "resetPassword",
    contains: "used",
    unless: notAboutLink,
    key: "GENERIC_ERROR",
    advice: "FORGOT_PASSWORD_LINK_USED",
  },
  {
    operation: "resetPassword",
    contains: "locked",
    // A filter has blocked the request.
    unless: /^(?!.*(?:account|user|log-?in|sign-?in)).*blocked/su,
    key: "GENERIC_ERROR",
    advice: "ACCOUNT_LOCKED",
  },
  { operation: "familyData", key: "CHILDREN_NOT_LOADED" },
  { operation: "resetPassword", ...urlRefusedAfterPassword },
  { operation: "resetPassword", key: "GENERIC_ERROR" },
  { operation: "mustResetPassword", ...urlRefusedAfterPassword },
  { operation: "mustResetPassword", status: [401], key: "GENERIC_ERROR", advice: "CHANGE_ENDED" },
  { operation: "mustResetPassword", ...passwordRefused },
  { operation: "mustResetPassword", key: "GENERIC_ERROR" },
  { operation: "massPrint", contains: "expired", key: "MASSPRINT_LINK_EXPIRED" },
  {
    operation: "massPrint",
    contains: "used",
    key: "GENERIC_ERROR",
    advice: "MASSPRINT_LINK_USED",
  },
  { operation: "massPrint", ...urlRefused },
  { operation: "massPrint", key: "GENERIC_ERROR", advice: "MAKE_LIST_AGAIN" },
  { operation: "switchAccount", ...urlRefused },
  { operation: "switchAccount", key: "GENERIC_ERROR", advice: "SIGN_IN_AGAIN" },
  { operation: "portfolioLinking", status: [401], key: "USERNAME_OR_PASSWORD_NOT_FOUND" },
  // The account is linked, so that its person can sign in.
  {
    operation: "portfolioLinking",
    kind: ["refusedUrl"],
    key: "GENERIC_ERROR",
    advice: "ACCOUNT_ACTIVATED",
  },
  { operation: "portfolioLinking", key: "GENERIC_ERROR", advice: "START_AT_DISTRICT" },
  { operation: "verification", status: [410], key: "VERIFY_LINK_EXPIRED" },
  { operation: "verification", status: [409], key: "VERIFY_LINK_USED" },
  {
    operation: "verification",
    key: "VERIFY_NOT_POSSIBLE",
    advice: "VERIFY_LINK_INCOMPLETE",
    isReason: true,
  },
  { operation: "resendVerification", key: "RESEND_FAILED", isReason: true },
  {
    operation: "registrationData",
    fromServer: true,
    key: "GENERIC_ERROR",
    advice: "START_AT_DISTRICT",
  },
  // The district's key has ended while the form was filled in, so another try gets the same answer.
  {
    operation: "registration",
    status: [401, 404, 410],
    fromServer: true,
    key: "GENERIC_ERROR",
    advice: "START_AT_DISTRICT",
  },
  { operation: "registration", fromServer: true, key: "GENERIC_ERROR" },
];

/** True for a status that a row of the catalogue lists, alone or by its class. */
export function hasStatus(listed: NonNullable<CatalogueRow["status"]>, status: number): boolean {
  return listed.some((one) => one === status) || (status >= 500 && listed.includes("5XX"));
}
