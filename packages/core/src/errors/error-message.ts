import type { Failure, HttpFailure } from "../api/result.ts";
import type { Language } from "../i18n/languages.ts";
import type { Message, MessageKey } from "../i18n/message.ts";
import { isLocked } from "./account-lock.ts";
import { catalogue, type CatalogueRow, hasStatus } from "./catalogue.ts";
import { troubleOf } from "./message-parts.ts";
import type { Operation } from "./operations.ts";

/** The server's own text. It is shown as text, never as HTML. */
export interface ServerText {
  key?: undefined;
  text: string;
  /** The language that the server was asked in. */
  language?: Language | undefined;
}

/** A failure, and what the person was doing. */
export interface FailedOperation {
  operation: Operation;
  failure: Failure;
}

/** Message about a failure. */
export interface ErrorMessage {
  message: Message | ServerText;
  /** Further facts, such as an outage, or a next step. */
  detail?: Message | null;
  /** True when the detail is the true reason and comes before the message. */
  detailFirst?: boolean;
  /** Operation that the message is about, for the code below it. */
  failed?: FailedOperation | undefined;
}

const LOCKED = { key: "ACCOUNT_LOCKED" } as const;

/**
 * Turns any failure of an operation into the message to show, by one look-up in the catalogue.
 * @param isCounted whether a countdown says how long to wait, so that the message does not
 */
export function errorMessageFor(
  operation: Operation,
  failure: Failure,
  isCounted = false,
): ErrorMessage {
  const failed = { operation, failure };
  const lock = isLocked(failure) ? LOCKED : null;
  if (failure.kind === "serverText") return { message: failure, detail: lock, failed };
  const row = catalogue.find(
    (candidate) => candidate.operation === operation && matches(candidate, failure),
  );
  const serverKey = row?.fromServer && serverKeyOf(failure);
  const key = serverKey || row?.key || "GENERIC_ERROR";
  // The advice is for the key of the row, not for another one that the server names.
  const advice = row?.advice && key === row.key ? { key: row.advice } : null;
  // The words that a row looks for say more than the status.
  const trouble = row?.contains ? null : troubleOf(failure, isCounted);
  const detail = (key === LOCKED.key ? null : lock) ?? trouble ?? advice;
  return { message: { key }, detail, detailFirst: detail !== null && !row?.isReason, failed };
}

/** A key that the dictionaries do not have is shown as it is, like every missing translation. */
function serverKeyOf(failure: Failure): MessageKey | undefined {
  return failure.kind === "http"
    ? (failure.messages[0]?.translationKey as MessageKey | undefined)
    : undefined;
}

function matches(row: CatalogueRow, failure: Failure): boolean {
  if (row.kind && !row.kind.includes(failure.kind)) return false;
  if (!row.status && !row.contains) return true;
  if (failure.kind !== "http") return false;
  if (row.status && !hasStatus(row.status, failure.status)) return false;
  if (!row.contains) return true;
  const said = failure.message || (failure.errorMessage ?? wordsOfKey(failure));
  // "refused", "caused" and "paused" contain "used", and say nothing about a link that was used.
  const words = said.toLowerCase().replace(/(?:ref|ca|pa)used/gu, "");
  return (
    !isNotAboutLink(failure, words) && words.includes(row.contains) && !row.unless?.test(words)
  );
}

/** Words of the first key; none where it only names a failed call, such as `UPDATE_PASSWORD_ERROR`. */
function wordsOfKey({ messages }: HttpFailure): string {
  const words = (messages[0]?.translationKey ?? "").replaceAll("_", " ");
  return /error|fail/iu.test(words) && !/expired|used|locked/iu.test(words) ? "" : words;
}

/** True for a response of the service or a gateway, or about the page's CSRF token: its words are not about a link. */
function isNotAboutLink({ status, cookiesBlocked }: HttpFailure, words: string): boolean {
  return status === 429 || status > 500 || !!cookiesBlocked || /csrf|xsrf|forgery/u.test(words);
}

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
