import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a generated file, unless it says so already.
 * @returns whether it was another before
 */
export function writeChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}

/** What is said of generated files: which were written, or that none had to be. */
export function sayWritten(written: readonly string[], document: string): string {
  return written.length > 0 ? `Wrote ${written.join(", ")}.` : `${document} was up to date.`;
}
