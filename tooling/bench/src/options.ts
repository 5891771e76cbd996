import { parseArgs } from "node:util";
import { CliError } from "../../../scripts/cli-error.mjs";
import { sites, type Site } from "./sites.ts";

/** A network and a processor to measure with. */
export interface Profile {
  name: string;
  label: string;
  downMbit: number;
  upMbit: number;
  /** Added to every request, as the browser's own throttling does. */
  roundTripMs: number;
  /** How many times slower than this machine the page's processor is. */
  slowdown: number;
}

export const profiles: readonly Profile[] = [
  {
    name: "slow",
    label: "school wifi: 1.6 Mbit/s, 150 ms, processor slowed four times",
    downMbit: 1.6,
    upMbit: 0.75,
    roundTripMs: 150,
    slowdown: 4,
  },
  {
    name: "desk",
    label: "a desk: 20 Mbit/s, 20 ms, processor as it is",
    downMbit: 20,
    upMbit: 10,
    roundTripMs: 20,
    slowdown: 1,
  },
  {
    name: "satellite",
    label: "satellite: 1.6 Mbit/s, 400 ms, processor slowed twice",
    downMbit: 1.6,
    upMbit: 0.75,
    roundTripMs: 400,
    slowdown: 2,
  },
];

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
