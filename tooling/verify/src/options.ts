import { CliError } from "../../../scripts/cli-error.mjs";
import { readFlag } from "./read-flag.ts";
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
