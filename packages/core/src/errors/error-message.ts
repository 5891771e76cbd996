import type { Failure } from "../api/failure.ts";
import type { Message, MessageKey } from "../i18n/message.ts";
import { catalogue, type CatalogueRow, errorPageCatalogue, type Operation } from "./catalogue.ts";
import { failureHint } from "./failure-hint.ts";

export interface ErrorMessage {
  /** The catalogue's message. */
  message: Message;
  /** What else is known, e.g. that the service is in trouble, or what to do. */
  detail: Message | null;
  /** Whether the detail is the true reason, which is said before the message. */
  detailFirst: boolean;
}

/** Turns the failure of a call into what is shown: one look-up in the catalogue [section 8]. */
export function errorMessageFor(operation: Operation, failure: Failure): ErrorMessage {
  const row = catalogue.find(
    (candidate) => candidate.operation === operation && fits(candidate, failure),
  );
  const key = (row?.fromServer && serverKeyOf(failure)) || row?.key || "GENERIC_ERROR";
  const advice = row?.advice ? { key: row.advice } : null;
  const detail = failureHint(failure) ?? advice;
  return { message: { key }, detail, detailFirst: detail !== null && !row?.isReason };
}

/** What the error page says for the code in its address. */
export function errorPageMessage(code: string | null): Message {
  const row = errorPageCatalogue.find(({ codes }) => !codes || codes.includes(code ?? ""));
  return { key: row?.key ?? "GENERIC_ERROR" };
}

/** A key that only the server knows shows as itself, as every missing text does [LN-4]. */
function serverKeyOf(failure: Failure): MessageKey | undefined {
  return failure.kind === "http"
    ? (failure.messages[0]?.translationKey as MessageKey | undefined)
    : undefined;
}

function fits(row: CatalogueRow, failure: Failure): boolean {
  if (row.kind && !row.kind.includes(failure.kind)) return false;
  if (!row.status && !row.contains) return true;
  if (failure.kind !== "http") return false;
  if (row.status && !row.status.includes(failure.status)) return false;
  return !row.contains || failure.message.toLowerCase().includes(row.contains);
}
