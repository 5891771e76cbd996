import { parseArgs } from "node:util";
import { CliError } from "../../../scripts/cli-error.mjs";
import { profiles, type Profile } from "./profiles.ts";
import { sites, type Site } from "./sites.ts";

export interface Options {
  rounds: number;
  profiles: readonly Profile[];
  sites: readonly Site[];
}

export const usage = [
  "pnpm bench [--rounds 5] [--profile slow,desk,...] [--only default,ory,...]",
  "",
  `  profiles  ${profiles.map(({ name }) => name).join(", ")}`,
  `  sites     ${sites.map(({ name }) => name).join(", ")}`,
].join("\n");

/**
 * Reads the command line.
 * @returns undefined where only the usage is asked for
 * @throws {CliError} for an option, profile or site that there is not
 */
export function readOptions(args: readonly string[]): Options | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new CliError(`--rounds wants a whole number from 1, not "${values.rounds}".`);
  }
  return {
    rounds,
    profiles: chosen(values.profile, profiles, "profile"),
    sites: chosen(values.only, sites, "site"),
  };
}

function parse(args: readonly string[]) {
  try {
    // Package managers hand their own separator on.
    const given = args.filter((arg) => arg !== "--");
    return parseArgs({
      args: given,
      options: {
        rounds: { type: "string", default: "5" },
        profile: { type: "string" },
        only: { type: "string" },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error), usage);
  }
}

function chosen<T extends { name: string }>(
  names: string | undefined,
  all: readonly T[],
  what: string,
): readonly T[] {
  if (names === undefined) return all;
  const wanted = names.split(",");
  const unknown = wanted.filter((name) => !all.some((one) => one.name === name));
  if (unknown.length > 0) throw new CliError(`no ${what} is called ${unknown.join(", ")}.`, usage);
  return all.filter(({ name }) => wanted.includes(name));
}
