import type { Message, MessageKey } from "../i18n/message.ts";

/** The error page's messages, by the `code` in its address; the last row is for any other code, or none. */
export const errorPageCatalogue: readonly { codes?: readonly string[]; key: MessageKey }[] = [
  { codes: ["100", "401"], key: "PAGE_DOES_NOT_EXIST_ERROR" },
  { key: "SOMETHING_WENT_WRONG_WITH_SSO_ERROR" },
];

/** The error page's message for the code in its address. */
export function errorPageMessage(code: string | null): Message {
  const row = errorPageCatalogue.find(({ codes }) => !codes || codes.includes(code ?? ""));
  return { key: row?.key ?? "GENERIC_ERROR" };
}
