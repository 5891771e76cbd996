import { readFileSync } from "node:fs";
import { Failure } from "../../../scripts/failure.mjs";

/** What people who know JavaScript write into JSON, and how to tell them. */
const usualCauses = [
  { pattern: /,(?=\s*[}\]])/u, words: "a comma after the last value" },
  { pattern: /\/[/*]/u, words: "a comment, which JSON does not have" },
] as const;

/**
 * Reads a file that somebody wrote by hand.
 * @param name what to call it, where that is not its whole path
 * @throws {Failure} one line that says what is wrong, and in which line where that can be told
 */
export function readJson(file: string, name = file): unknown {
  // Some editors begin a file with a byte order mark, which JSON does not allow.
  const text = readFileSync(file, "utf8").replace(/^\uFEFF/u, "");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${name} is not JSON: ${causeOf(text) ?? parserSays(error)}.`);
  }
}

function causeOf(text: string): string | undefined {
  if (text.trim() === "") return "it is empty";
  // What stands inside of a text is no cause.
  const bare = text.replaceAll(/"(?:[^"\\\n]|\\.)*"/gu, (part) => "_".repeat(part.length));
  for (const { pattern, words } of usualCauses) {
    const place = bare.search(pattern);
    if (place >= 0) return `line ${text.slice(0, place).split("\n").length} has ${words}`;
  }
  return undefined;
}

function parserSays(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
