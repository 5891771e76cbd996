import type { CallName } from "./call.ts";

/** One entry of the `messages` list that the server sends with answers and refusals. */
export interface ServerMessage {
  friendlyMessage?: string;
  translationKey?: string;
}

/** Every way in which a call can fail, told apart because people are told different things about them [QE-3]. */
export type Failure =
  | { kind: "offline" }
  | { kind: "timeout" }
  /** The screen went away; nobody is left to be told. */
  | { kind: "aborted" }
  /** HTML, an empty or cut-off body, or another shape than the call promises [API-21]. */
  | { kind: "unreadable" }
  /** What answers are read with did not arrive: the page is older than the server's files, or the line broke [QX-5]. */
  | { kind: "outdated" }
  | HttpFailure;

export interface HttpFailure {
  kind: "http";
  status: number;
  /** Seconds from `Retry-After`, where the server named them. */
  retryAfterSeconds?: number;
  messages: readonly ServerMessage[];
  /** `data.message` or `message` of an error answer, else empty. */
  message: string;
}

/** The one error that a call rejects with. Nothing of the request is kept in it, so that it may be logged safely. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly failure: Failure;

  constructor(callName: CallName, failure: Failure) {
    super(`${callName}: ${failure.kind}${failure.kind === "http" ? ` ${failure.status}` : ""}`);
    this.failure = failure;
  }
}

/** Whether the same call may well succeed in a while: it says nothing about the link or the values it was made with. */
export function isRetryable(failure: Failure): boolean {
  if (failure.kind !== "http") return true;
  return failure.status === 403 || failure.status === 429 || failure.status >= 500;
}

/**
 * The failure that a call ended with.
 * @throws any other error as it is: a mistake in our own code, which must not look like an outage
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  throw error;
}

/** Whether the failure says how long to wait, or that there were too many calls: asking at once makes it worse. */
export function asksToWait(failure: Failure): boolean {
  return (
    failure.kind === "http" && (failure.status === 429 || failure.retryAfterSeconds !== undefined)
  );
}
