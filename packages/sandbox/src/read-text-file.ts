import { readFileSync } from "node:fs";
import { InputError } from "@waymark/hosting";

/**
 * Reads a text file that an option names.
 * @param what what the file is, for the message
 * @throws {InputError} when it is missing or cannot be read
 */
export function readTextFile(file: string, what: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    const reason = isMissing ? "there is no such file" : "it cannot be read";
    throw new InputError(`No ${what} from ${file}: ${reason}.`, { cause: error });
  }
}
