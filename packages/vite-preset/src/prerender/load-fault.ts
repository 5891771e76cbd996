import { join, sep } from "node:path";
import { CliError } from "../../../../scripts/cli-error.mjs";

/**
 * The error of a region that throws when it is loaded, with the lines of its own files. To be made before vite's server is
 * closed: only until then are the lines those of the files.
 */
export function loadFault(root: string, error: unknown): CliError {
  if (error instanceof CliError) return error;
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const source = join(root, "src") + sep;
  const lines = stack.split("\n").filter((line) => line.includes(source));
  return new CliError([`src/region.ts cannot be loaded: ${String(error)}`, ...lines].join("\n"));
}
