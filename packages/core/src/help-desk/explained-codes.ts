import {
  codeLetters,
  codeOutcomes,
  type CodeSubject,
  KNOWN_STATUSES,
} from "../errors/failure-code-tables.ts";
import { outcomeWords, subjects } from "./code-parts.ts";

/** The outcomes that are written without a call. */
const withoutCall: readonly string[] = [codeOutcomes.stopped, codeOutcomes.tooOld];

/** The outcomes that a subject's codes can have, with `4xx` and `5xx` for statuses without a meaning of their own. */
function outcomesOf(subject: CodeSubject): readonly string[] {
  switch (subject) {
    case "crash":
      return [codeOutcomes.stopped];
    case "chunk":
      return [codeOutcomes.stopped, codeOutcomes.offline];
    case "browser":
      return [codeOutcomes.tooOld];
    default:
      return [
        ...KNOWN_STATUSES.map(String).filter((status) => !isDone(subject, status)),
        "4xx",
        "5xx",
        ...outcomeWords.filter((word) => !withoutCall.includes(word)),
      ];
  }
}

/** A used confirmation link says that all is confirmed: nothing failed. */
function isDone(subject: CodeSubject, status: string): boolean {
  return subject === "verification" && status === "409";
}

/** Every code that the portal can write, without its last part. */
export const explainedCodes = subjects.flatMap((subject) =>
  outcomesOf(subject).map((outcome) => ({ subject, letter: codeLetters[subject], outcome })),
);

/** The subjects that are calls: the last part of their codes begins the request id of the call. */
export const tracedSubjects: readonly CodeSubject[] = subjects.filter(
  (subject) => !["crash", "chunk", "browser"].includes(subject),
);
