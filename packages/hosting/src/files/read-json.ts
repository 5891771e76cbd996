import { readFileSync } from "node:fs";
import { InputError } from "../input-error.ts";

/**
 * Reads a JSON file that was written by hand.
 * @param name how error messages call the file
 * @throws {InputError} what the parser says, and that the file is in the middle of a merge
 * @throws {Error} the system's own, where the file cannot be read
 */
export function readJson(file: string, name = file): unknown {
  return parseJsonFile(readFileSync(file, "utf8"), name);
}

/**
 * Parses the text of a JSON file that was written by hand.
 * @param name how error messages call the file
 * @throws {InputError} as `readJson` does
 */
export function parseJsonFile(text: string, name: string): unknown {
  // Some editors begin a file with a byte order mark, which JSON does not allow.
  const json = text.replace(/^\uFEFF/u, "");
  // Both marks of UTF-16 are no UTF-8.
  if (json.startsWith("\uFFFD\uFFFD"))
    throw new InputError(`${name} is in UTF-16. Save it as UTF-8.`);
  try {
    return JSON.parse(json);
  } catch (error) {
    // The parser quotes the file with its line breaks.
    const reason = (error as Error).message.replaceAll(/\s+/gu, " ");
    const advice = /^<{7}/mu.test(json)
      ? " It is in the middle of a merge: choose one of the two sides."
      : "";
    throw new InputError(`${name} is not JSON: ${reason}.${advice}`, { cause: error });
  }
}
