import { parseArgs } from "node:util";
import { CliError } from "../../../scripts/cli-error.mjs";
import type { Question } from "./questions.ts";
import type { Answers } from "./region-plan.ts";

export interface Flags {
  given: Answers;
  help: boolean;
  install: boolean;
}

/**
 * Reads the command line.
 * @throws {CliError} for a flag that is not known, or lacks its value
 */
export function readFlags(args: readonly string[], questions: readonly Question[]): Flags {
  const options = Object.fromEntries(
    questions.map(({ flag }) => [flag, { type: "string" as const }]),
  );
  const { values, positionals } = parsed(args, options);
  const { help = false, "no-install": noInstall = false, ...given } = values;
  const [first, second] = positionals;
  if (second !== undefined) {
    throw new CliError(`"${second}" is one word too many. Put a title between quotes; see --help.`);
  }
  return {
    given: { ...(given as Answers), ...(first !== undefined && { name: first }) },
    help,
    install: !noInstall,
  };
}

function parsed(args: readonly string[], options: Record<string, { type: "string" }>) {
  try {
    return parseArgs({
      // Package managers hand their own separator on.
      args: args.filter((arg) => arg !== "--"),
      options: { ...options, help: { type: "boolean" }, "no-install": { type: "boolean" } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new CliError(inOneLine(error instanceof Error ? error.message : String(error)));
  }
}

/** Node's own words are long, and a colour without quotes is a comment to the shell. */
function inOneLine(message: string): string {
  const [, unknown] = /^Unknown option '([^']+)'/u.exec(message) ?? [];
  if (unknown) return `${unknown} is not known. See --help for what is.`;
  const [, empty] = /^Option '(--[\w-]+)/u.exec(message) ?? [];
  return empty
    ? `${empty} needs a value. Put it between quotes: ${empty} "…".`
    : (message.split("\n")[0] ?? message);
}
