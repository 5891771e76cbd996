import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["index.html", "src/**/*.{ts,tsx,js,jsx}"];

/** The beginning of a warning: the region's files, but for tests, that have a text. Empty where none has it. */
export function placeOf(root: string, text: string | RegExp): string {
  const has = (code: string) => (typeof text === "string" ? code.includes(text) : text.test(code));
  const files = globSync(SOURCES, { cwd: root })
    .filter((file) => !file.includes(".test."))
    .toSorted()
    .filter((file) => has(readFileSync(join(root, file), "utf8")));
  return files.length > 0 ? `${files.join(", ")}: ` : "";
}
