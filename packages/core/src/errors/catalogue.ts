import type { Failure } from "../api/failure.ts";
import type { MessageKey } from "../i18n/message.ts";
import type { FormError } from "./problem.ts";

/** A call that can fail, by what the person was doing. */
export type Operation =
  | "login"
  | "entry"
  | "forgot"
  | "resetToken"
  | "parentResetToken"
  | "family"
  | "resetSubmit"
  | "mustReset"
  | "massPrint"
  | "verification"
  | "resend"
  | "registrationLoad"
  | "registration"
  | "portfolioLinking"
  | "switchAccount";

/** What a failure must be for a row to apply. A row with no condition takes whatever is left. */
interface Condition {
  kind?: readonly Failure["kind"][];
  status?: readonly number[];
  /** Part of the error's message, in any case. */
  contains?: string;
}

export interface CatalogueRow extends Condition {
  operation: Operation;
  /** The key to show; with `fromServer`, the first server message's translationKey, and `key` where there is none. */
  key: MessageKey;
  fromServer?: true;
  /** What to do about a refusal that trying again does not mend. */
  advice?: MessageKey;
  /** The message says itself what went wrong; what else is known comes after it. Before any other message it comes first. */
  isReason?: true;
}

const noAnswer = ["offline", "timeout"] as const;
const outage = [429, 500, 502, 503, 504] as const;

/** The error catalogue, section 8 of the specification: the first row that fits says what is shown. */
export const catalogue: readonly CatalogueRow[] = [
  // No answer at all says nothing about what was typed [SI-9].
  { operation: "login", kind: noAnswer, key: "CONNECTION_ERROR", isReason: true },
  { operation: "login", kind: ["outdated"], key: "GENERIC_ERROR" },
  { operation: "login", key: "USERNAME_OR_PASSWORD_NOT_FOUND" },
  // Only a server that read the token can say that it has ended.
  {
    operation: "entry",
    kind: [...noAnswer, "unreadable", "outdated"],
    key: "SAVED_SIGN_IN_NOT_CHECKED",
    isReason: true,
  },
  {
    operation: "entry",
    status: [403, ...outage],
    key: "SAVED_SIGN_IN_NOT_CHECKED",
    isReason: true,
  },
  { operation: "entry", key: "SAVED_SIGN_IN_ENDED" },
  { operation: "forgot", status: [409], key: "MULTIPLE_USER_FOUND_ERROR" },
  { operation: "forgot", kind: noAnswer, key: "CONNECTION_ERROR", isReason: true },
  { operation: "forgot", kind: ["outdated"], key: "GENERIC_ERROR" },
  { operation: "forgot", fromServer: true, key: "NO_RECORD_OF_EMAIL" },
  { operation: "resetToken", contains: "expired", key: "FORGOT_PASSWORD_LINK_EXPIRED" },
  { operation: "resetToken", contains: "used", key: "FORGOT_PASSWORD_LINK_USED" },
  { operation: "resetToken", key: "GENERIC_ERROR" },
  {
    operation: "parentResetToken",
    contains: "expired",
    key: "FORGOT_PASSWORD_LINK_EXPIRED_PARENT",
  },
  { operation: "parentResetToken", contains: "used", key: "FORGOT_PASSWORD_LINK_USED" },
  { operation: "parentResetToken", key: "GENERIC_ERROR" },
  // The link was good when the form came: another tab, or time, has spent it since [QX-4].
  {
    operation: "resetSubmit",
    contains: "expired",
    key: "GENERIC_ERROR",
    advice: "FORGOT_PASSWORD_LINK_EXPIRED",
  },
  {
    operation: "resetSubmit",
    contains: "used",
    key: "GENERIC_ERROR",
    advice: "FORGOT_PASSWORD_LINK_USED",
  },
  {
    operation: "resetSubmit",
    contains: "locked",
    key: "GENERIC_ERROR",
    advice: "ACCOUNT_LOCKED",
  },
  { operation: "family", key: "CHILDREN_NOT_LOADED" },
  { operation: "resetSubmit", key: "GENERIC_ERROR" },
  { operation: "mustReset", status: [401], key: "GENERIC_ERROR", advice: "CHANGE_ENDED" },
  { operation: "mustReset", key: "GENERIC_ERROR" },
  { operation: "massPrint", contains: "expired", key: "MASSPRINT_LINK_EXPIRED" },
  {
    operation: "massPrint",
    contains: "used",
    key: "GENERIC_ERROR",
    advice: "MASSPRINT_LINK_USED",
  },
  { operation: "massPrint", key: "GENERIC_ERROR", advice: "MAKE_LIST_AGAIN" },
  { operation: "switchAccount", key: "GENERIC_ERROR", advice: "SIGN_IN_AGAIN" },
  { operation: "portfolioLinking", status: [401], key: "USERNAME_OR_PASSWORD_NOT_FOUND" },
  { operation: "portfolioLinking", key: "GENERIC_ERROR" },
  { operation: "verification", status: [410], key: "VERIFY_LINK_EXPIRED" },
  { operation: "verification", status: [409], key: "VERIFY_LINK_USED" },
  { operation: "verification", key: "VERIFY_NOT_POSSIBLE", isReason: true },
  { operation: "resend", key: "RESEND_FAILED", isReason: true },
  {
    operation: "registrationLoad",
    fromServer: true,
    key: "GENERIC_ERROR",
    advice: "START_AT_DISTRICT",
  },
  { operation: "registration", fromServer: true, key: "GENERIC_ERROR" },
];

/** The error page's rows: what a `code` in its address says; the last one is for any other code, or none [RT-8]. */
export const errorPageCatalogue: readonly { codes?: readonly string[]; key: MessageKey }[] = [
  { codes: ["100", "401"], key: "PAGE_DOES_NOT_EXIST_ERROR" },
  { key: "SOMETHING_WENT_WRONG_WITH_SSO_ERROR" },
];

/** What is shown when a url from the server is refused [QT-1]. */
export const refusedUrlError: FormError = { message: { key: "GENERIC_ERROR" } };
