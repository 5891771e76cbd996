import { sentenceEnd } from "../sentence-end.ts";

/** A wrong key of a region, and the words for it. */
export interface Fault {
  key: string;
  text: string;
}

/** The keys with a value that are not known. */
export function unknownKeys(
  of: object | null | undefined,
  known: readonly string[],
  problem: string,
): Fault[] {
  return Object.entries(of ?? {})
    .filter(([key, value]) => value !== undefined && !known.includes(key))
    .map(([key]) => {
      const text = `${key} ${problem}${sentenceEnd(key, known)} They are ${known.join(", ")}.`;
      return { key, text };
    });
}

/** Faults that name the place that they are in. */
export function within(place: string, faults: readonly Fault[]): Fault[] {
  return faults.map(({ key, text }) => ({ key, text: `${place}: ${text}` }));
}
