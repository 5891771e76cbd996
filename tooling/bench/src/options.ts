import { parseArgs } from "node:util";
import { CliError } from "../../../scripts/cli-error.mjs";
import { sites } from "./sites.ts";

/** A network and a processor to measure with. */
export interface Profile {
  name: string;
  label: string;
  /** Bytes a second, and the milliseconds that every request takes longer: the browser's own throttling. */
  network: Record<"downloadThroughput" | "uploadThroughput" | "latency", number>;
  /** Factor by which the page's processor is slower than this machine. */
  slowdown: number;
}

const MBIT = 125_000;

export const profiles: readonly Profile[] = [
  {
    name: "slow",
    label: "school wifi: 1.6 Mbit/s, 150 ms, processor slowed four times",
    network: { downloadThroughput: 1.6 * MBIT, uploadThroughput: 0.75 * MBIT, latency: 150 },
    slowdown: 4,
  },
  {
    name: "desk",
    label: "a desk: 20 Mbit/s, 20 ms, processor as it is",
    network: { downloadThroughput: 20 * MBIT, uploadThroughput: 10 * MBIT, latency: 20 },
    slowdown: 1,
  },
];

export type Options = ReturnType<typeof readOptions>;

/**
 * Reads the command line.
 * @throws {CliError} for an unknown profile or site, and for no rounds
 */
export function readOptions(args: string[]) {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args, options: { rounds: text, profile: text, only: text } });
  const rounds = Number(values.rounds ?? 5);
  if (!Number.isInteger(rounds) || rounds < 1) throw new CliError("--rounds wants 1 or more.");
  return { rounds, profiles: chosen(values.profile, profiles), sites: chosen(values.only, sites) };
}

function chosen<T extends { name: string }>(names: string | undefined, all: readonly T[]) {
  const known = all.map(({ name }) => name);
  const wanted = names?.split(",") ?? known;
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new CliError(`${unknown} is none of ${known.join(", ")}.`);
  return all.filter(({ name }) => wanted.includes(name));
}
