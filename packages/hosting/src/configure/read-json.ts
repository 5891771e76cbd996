import { readFileSync } from "node:fs";
import { InputError } from "../input-error.ts";

/**
 * Reads a JSON file that was written by hand.
 * @param name how error messages call the file
 * @throws {InputError} what the parser says, and the frequent mistakes
 */
export function readJson(file: string, name = file): unknown {
  // Some editors begin a file with a byte order mark, which JSON does not allow.
  const text = readFileSync(file, "utf8").replace(/^\uFEFF/u, "");
  try {
    return JSON.parse(text);
  } catch (error) {
    const advice = /^<{7}/mu.test(text)
      ? "It is in the middle of a merge: choose one of the two sides."
      : "JSON has no comments, and no comma after the last value.";
    throw new InputError(`${name} is not JSON: ${(error as Error).message}. ${advice}`);
  }
}
