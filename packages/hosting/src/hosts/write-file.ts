import { writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { InputError } from "../input-error.ts";
import { makeFolder } from "../files/make-folder.ts";

/**
 * Writes a file, and makes its folder where there is none.
 * @throws {InputError} when the system refuses it
 */
export function writeFile(file: string, text: string): void {
  try {
    makeFolder(dirname(file));
    writeFileSync(file, text);
  } catch (error) {
    throw new InputError(`${file} is not written: ${(error as Error).message}`);
  }
}
