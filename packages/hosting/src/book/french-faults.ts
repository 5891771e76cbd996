import { escapePattern } from "../escape-pattern.ts";
import sentences from "./french-faults.json" with { type: "json" };

/** Any words in a sentence of the table. */
const PART = "…";

/** Translates a sentence of `textFaults`: `configure` speaks English, the book also French. */
export function inFrench(fault: string): string {
  for (const [english, french] of Object.entries(sentences)) {
    const parts = partsOf(fault, english);
    if (parts) return french.replaceAll(PART, () => parts.shift() ?? "");
  }
  return fault;
}

/** The words in place of each part of a sentence; undefined for another sentence. */
function partsOf(fault: string, english: string): string[] | undefined {
  const fixed = english.split(PART).map(escapePattern);
  return new RegExp(`^${fixed.join("(.*?)")}$`, "su").exec(fault)?.slice(1);
}
