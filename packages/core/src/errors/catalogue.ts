import type { Failure } from "../api/api-error.ts";
import type { MessageKey } from "../i18n/message.ts";
import type { Problem } from "../i18n/problem.ts";

/** A call that can fail, by what the person was doing. */
export type Situation = "login" | "entry";

/** What a failure must be for a row to apply. A row with no condition takes whatever is left. */
export interface Condition {
  kind?: readonly Failure["kind"][];
  status?: readonly number[];
}

export interface CatalogueRow extends Condition {
  situation: Situation;
  key: MessageKey;
}

/** The error catalogue, section 8 of the specification: the first row that fits says what is shown. */
export const catalogue: readonly CatalogueRow[] = [
  // No answer at all says nothing about the password [SI-9].
  { situation: "login", kind: ["offline", "timeout"], key: "CONNECTION_ERROR" },
  { situation: "login", key: "USERNAME_OR_PASSWORD_NOT_FOUND" },
  { situation: "entry", kind: ["offline", "timeout"], key: "CONNECTION_ERROR" },
  { situation: "entry", status: [500, 502, 503, 504, 429], key: "SAVED_SIGN_IN_NOT_CHECKED" },
  { situation: "entry", key: "SAVED_SIGN_IN_ENDED" },
];

/** What is shown when a url from the server is refused [QT-1]. */
export const refusedUrl: Problem = { message: { key: "GENERIC_ERROR" } };
