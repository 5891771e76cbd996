import { join, sep } from "node:path";
import { InputError } from "@waymark/hosting";

/**
 * The error of a region that throws when it is loaded, with its place and the lines of the region's files. Call it before
 * vite's server is closed: until then the lines of the stack are those of the files.
 */
export function loadFault(root: string, error: unknown): InputError {
  if (error instanceof InputError) return error;
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const source = join(root, "src") + sep;
  // The first one is where it happened, perhaps in a library.
  const frames = stack.split("\n").filter((line) => /^\s+at /u.test(line));
  const lines = frames.filter((line, at) => at === 0 || line.includes(source));
  return new InputError([`src/region.ts cannot be loaded: ${String(error)}`, ...lines].join("\n"));
}

interface PageOfBuild {
  /** Null for the shell. */
  paths: { path: string } | null;
  language: string;
}

/** The error of a page that cannot be rendered: it names the page, which the stack of a part does not. */
export function renderFault({ paths, language }: PageOfBuild, error: unknown): InputError {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const path = paths?.path ?? "for all other paths";
  return new InputError(
    `The page ${path} cannot be built in ${language}: a part of it threw. ${reason}`,
  );
}
