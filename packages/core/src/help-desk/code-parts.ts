import {
  codeLetters,
  codeOutcomes,
  type CodeSubject,
  KNOWN_STATUSES,
} from "../errors/failure-code-tables.ts";

/** Parts of a code. A part that no code has is kept as typed. */
export interface CodeParts {
  letter: string;
  outcome: string;
  /** The four characters at the end; empty where they were not typed. */
  id: string;
  /** The time of day, as it was typed. */
  time: string;
}

export function isKnownStatus(outcome: string): boolean {
  return KNOWN_STATUSES.some((status) => String(status) === outcome);
}

export const subjects = Object.keys(codeLetters) as CodeSubject[];
export const letters: readonly string[] = Object.values(codeLetters);
export const outcomeWords: readonly string[] = Object.values(codeOutcomes);

/** `4xx` or `5xx` for the status of a failure; empty for anything else. */
export function statusClass(outcome: string): string {
  return /^[45]\d\d$/u.test(outcome) ? `${outcome[0]}xx` : "";
}

/** A code as the portal writes it. */
export function codeOf({ letter, outcome, id }: Pick<CodeParts, "letter" | "outcome" | "id">) {
  return [letter, outcome, id].filter((part) => part !== "").join("-");
}
