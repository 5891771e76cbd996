import { parseArgs } from "node:util";
import { CliError } from "../../../scripts/cli-error.mjs";
import { profiles, type Profile } from "./profiles.ts";
import { sites, type Site } from "./sites.ts";

export interface Options {
  rounds: number;
  profiles: readonly Profile[];
  sites: readonly Site[];
}

/**
 * Reads the command line.
 * @throws {CliError} for an unknown profile or site, and for no rounds
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: "string", default: "5" },
      profile: { type: "string" },
      only: { type: "string" },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new CliError(`--rounds wants a whole number from 1, not "${values.rounds}".`);
  }
  return { rounds, profiles: chosen(values.profile, profiles), sites: chosen(values.only, sites) };
}

function chosen<T extends { name: string }>(
  names: string | undefined,
  all: readonly T[],
): readonly T[] {
  if (names === undefined) return all;
  const wanted = names.split(",");
  const unknown = wanted.filter((name) => !all.some((one) => one.name === name));
  const known = all.map(({ name }) => name).join(", ");
  if (unknown.length > 0) throw new CliError(`${unknown.join(", ")} is none of ${known}.`);
  return all.filter(({ name }) => wanted.includes(name));
}
