import { parseArgs } from "node:util";
import { CliError } from "../../../scripts/cli-error.mjs";
import { conformance, groups, steps } from "./steps.ts";

/**
 * Reads the command line into the names of the steps to run; all of them without `--only`.
 * @throws {CliError} that lists the names, for one that is not among them
 */
export function readOptions(args: readonly string[]): ReadonlySet<string> {
  const known = [...steps.map(({ name }) => name), conformance];
  const wanted = onlyOf(args);
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

function onlyOf(args: readonly string[]): string | undefined {
  try {
    // Package managers hand their own separator on.
    const given = args.filter((arg) => arg !== "--");
    return parseArgs({ args: given, options: { only: { type: "string" } } }).values.only;
  } catch (error) {
    throw new CliError(
      `${error instanceof Error ? error.message : String(error)} Use --only unit,e2e.`,
    );
  }
}
