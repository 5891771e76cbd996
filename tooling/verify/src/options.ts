import { parseArgs } from "node:util";
import { CliError } from "../../../scripts/cli-error.mjs";
import { conformance, groups, steps } from "./steps.ts";

/**
 * Reads the command line into the names of the steps to run; all of them without `--only`.
 * @throws {CliError} that lists the names, for one that is not among them
 */
export function readOptions(args: readonly string[]): ReadonlySet<string> {
  const known = [...steps.map(({ name }) => name), conformance];
  const wanted = readFlag(args, "only", "Use --only unit,e2e.");
  if (wanted === undefined) return new Set(known);
  const names = wanted.split(",").flatMap((name) => groups[name] ?? [name]);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new CliError(
      `no step is called ${unknown.join(", ")}. There are ${known.join(", ")}; ` +
        `and ${Object.keys(groups).join(", ")} for several.`,
    );
  }
  return new Set(names);
}

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
