import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { InputError } from "@waymark/hosting";

/**
 * Loads a file of an app that the build reads itself, such as its list of languages.
 * @returns everything that it exports; undefined for an app without the file
 * @throws {InputError} that says why it cannot be loaded
 */
export function ownModule(
  root: string,
  file: string,
): Readonly<Record<string, unknown>> | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  try {
    // Node reads TypeScript.
    return createRequire(path)(path) as Record<string, unknown>;
  } catch (error) {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    const [, line] = stack.split(`${basename(file)}:`)[1]?.match(/^(\d+)/u) ?? [];
    const place = line === undefined ? "" : `Line ${line}: `;
    throw new InputError(`${file} cannot be loaded. ${place}${message.replace(/\.?$/u, ".")}`, {
      cause: error,
    });
  }
}
