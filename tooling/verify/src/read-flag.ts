import { parseArgs } from "node:util";
import { CliError } from "../../../scripts/cli-error.mjs";

/**
 * Reads the one flag of a command.
 * @param hint what there is, for the message about anything else
 * @throws {CliError} for anything else on the command line
 */
export function readFlag(args: readonly string[], name: string, hint: string): string | undefined {
  try {
    // Package managers pass their own separator.
    const given = args.filter((arg) => arg !== "--");
    return parseArgs({ args: given, options: { [name]: { type: "string" } } }).values[name];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [what = message] = /^Un\w+ (?:option|argument) '[^']+'/u.exec(message) ?? [];
    throw new CliError(`${what.split("\n")[0]}. ${hint}`);
  }
}
