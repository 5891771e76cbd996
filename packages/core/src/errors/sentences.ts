import type { MessageKey } from "../i18n/message.ts";
import type { ErrorMessage } from "./error-message.ts";

export interface ErrorSentence {
  message: ErrorMessage["message"];
  /** A hint before the message. */
  before?: MessageKey;
  /** Advice after the message. */
  after?: MessageKey;
  /** True for the known reason, which is shown stronger. */
  isReason?: true;
}

/** Matches keys of reasons that often come from wrong passwords: too many tries, a locked account. */
const OF_TRIES = /TOO_MANY|LOCKED/u;

/** An error as one or two sentences in reading order. The true reason, where it is known, comes first. */
export function sentencesOf({
  message,
  detail,
  detailFirst,
}: ErrorMessage): [first: ErrorSentence, second?: ErrorSentence] {
  const isGeneric = message.key === "GENERIC_ERROR";
  const saysTryAgain = isGeneric || message.key === "RESEND_FAILED";
  if (!detail) return [{ message, ...(saysTryAgain && { after: "problem.tryAgain" }) }];
  if (!detailFirst) return [{ message }, { message: detail }];
  // After the known reason the catalogue's message is only a hint.
  const isCause = OF_TRIES.test(detail.key) && message.key === "USERNAME_OR_PASSWORD_NOT_FOUND";
  const before: MessageKey = isCause ? "problem.possibleReason" : "problem.alsoCheck";
  const hint = { message, ...(!isGeneric && { before }) };
  return [{ message: detail, isReason: true }, hint];
}
