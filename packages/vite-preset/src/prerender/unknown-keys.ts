import { sentenceEnd } from "../sentence-end.ts";

/** Says which keys with a value are not known, a sentence each. */
export function unknownKeys(
  of: object | null | undefined,
  known: readonly string[],
  problem: string,
): string[] {
  return Object.entries(of ?? {})
    .filter(([key, value]) => value !== undefined && !known.includes(key))
    .map(([key]) => `${key} ${problem}${sentenceEnd(key, known)} They are ${known.join(", ")}.`);
}

/** Faults that name the place that they are in. */
export function within(place: string, faults: readonly string[]): string[] {
  return faults.map((fault) => `${place}: ${fault}`);
}
