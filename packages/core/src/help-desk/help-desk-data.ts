import { type CodeParts, isKnownStatus, statusClass } from "./code-parts.ts";

/** The explanation of a code: the names of its templates. */
export type Explanation = readonly [situation: string, messages: number];

/** Data in which the page's script looks codes up. */
export interface HelpDeskData {
  /** The letters of calls that carry a `RequestId`. */
  traced: readonly string[];
  /** Explanations by letter and outcome. */
  codes: Record<string, Record<string, Explanation>>;
}

/** The id of the element that has the data as JSON. */
export const DATA_ID = "help-desk-data";

/** The outcome under which a code is explained. A status without a meaning of its own has that of its class. */
export function explainedOutcome({ codes }: HelpDeskData, { letter, outcome }: CodeParts): string {
  const isOwn = Object.hasOwn(codes[letter] ?? {}, outcome) || isKnownStatus(outcome);
  return isOwn ? outcome : statusClass(outcome);
}

/** The explanation of a code; undefined where the portal writes no such code. */
export function explanationOf(data: HelpDeskData, code: CodeParts): Explanation | undefined {
  return data.codes[code.letter]?.[explainedOutcome(data, code)];
}
