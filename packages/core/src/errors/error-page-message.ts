import type { Message } from "../i18n/message.ts";

const missingPageCodes = ["100", "401"];

/** The error page's message for the code in its address. */
export function errorPageMessage(code: string | null): Message {
  const isMissing = code !== null && missingPageCodes.includes(code);
  return { key: isMissing ? "PAGE_DOES_NOT_EXIST_ERROR" : "SOMETHING_WENT_WRONG_WITH_SSO_ERROR" };
}
