import { readFileSync } from "node:fs";
import { InputError } from "../command-line.ts";

/** Frequent mistakes in JSON that is written by hand, and how they are reported. */
const commonMistakes = [
  { pattern: /,(?=\s*[}\]])/u, words: "a comma after the last value" },
  { pattern: /\/[/*]/u, words: "a comment, which JSON does not have" },
] as const;

/**
 * Reads a JSON file that was written by hand.
 * @param name how error messages call the file
 * @throws {InputError} what is wrong, with the line of a frequent mistake
 */
export function readJson(file: string, name = file): unknown {
  // Some editors begin a file with a byte order mark, which JSON does not allow.
  const text = readFileSync(file, "utf8").replace(/^\uFEFF/u, "");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`${name} is not JSON: ${mistakeIn(text) ?? parserMessage(error)}.`);
  }
}

function mistakeIn(text: string): string | undefined {
  if (text.trim() === "") return "it is empty";
  // A comma or a slash inside a string is no mistake.
  const bare = text.replaceAll(/"(?:[^"\\\n]|\\.)*"/gu, (part) => "_".repeat(part.length));
  for (const { pattern, words } of commonMistakes) {
    const place = bare.search(pattern);
    if (place >= 0) return `line ${text.slice(0, place).split("\n").length} has ${words}`;
  }
  return undefined;
}

function parserMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
