import type { Language } from "../i18n/languages.ts";

/** One entry of the `messages` list in a response of the server. */
export interface ServerMessage {
  friendlyMessage?: string;
  translationKey?: string;
}

/** Failures of a call. Each kind has a message of its own. */
export type CallFailure =
  | { kind: "offline" }
  | { kind: "timeout" }
  /** The screen was closed, so there is no message to show. */
  | { kind: "aborted" }
  /** HTML, an empty or truncated body, or a body that does not match the schema. */
  | { kind: "unreadable" }
  /** Code that the call needs could not be loaded: the page is older than the files on the server, or the network broke. */
  | { kind: "outdated" }
  | HttpFailure;

/** An error response of the server. */
export interface HttpFailure {
  kind: "http";
  status: number;
  /** Seconds from `Retry-After`, if the server sent it. */
  retryAfterSeconds?: number;
  messages: readonly ServerMessage[];
  /** `data.message` or `message` of the error body, or empty. */
  message: string;
  /** The server's own text in `data.errorMessage` or `errorMessage`, if it sent one. */
  errorMessage?: string;
  /** True for a 403 in a browser that keeps no cookies, and so no CSRF token. */
  cookiesBlocked?: true;
}

/** Why an operation failed: its call failed, or its response cannot be acted on. */
export type Failure =
  | CallFailure
  /**
   * The server explains in its own text why the operation failed; a submit adds the language that it was asked in.
   * `response` is the error response that brought the text, if it was one. `isLocked` is true for a text that the
   * configuration names as one about a locked account.
   */
  | {
      kind: "serverText";
      text: string;
      language?: Language;
      response?: HttpFailure;
      isLocked?: boolean;
    }
  /** The server named a url that is not safe to follow. */
  | { kind: "refusedUrl" };

/** Outcome of a call or of an operation. Failures are data; only programming mistakes are thrown. */
export type Result<Data, Reason extends Failure = Failure> =
  | { ok: true; data: Data }
  | { ok: false; failure: Reason };

export function success<Data>(data: Data): { ok: true; data: Data } {
  return { ok: true, data };
}

export function failed<Reason extends Failure>(failure: Reason): { ok: false; failure: Reason } {
  return { ok: false, failure };
}

/** Adds to the server's own text the language that it was asked in. */
export function inLanguage(failure: Failure, language: Language): Failure {
  return failure.kind === "serverText" ? { ...failure, language } : failure;
}
