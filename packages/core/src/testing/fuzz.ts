import type { Parameters } from "fast-check";

const RUNS = 10_000;
const SEED = 20_260_901;

/** Thousands of values take their time where others are at work, too. */
export const FUZZ_TIME_LIMIT_MS = 120_000;

/** Number of tries of a property. `FUZZ_RUNS` in the environment asks for another number. */
export const fuzzRuns = numberOf(import.meta.env["FUZZ_RUNS"]) ?? RUNS;

/**
 * The same values on every machine, so that what fails here fails there; a failure names the seed and the way to its
 * smallest example. `FUZZ_SEED` in the environment asks for other values.
 */
export const fuzzed: Parameters<unknown> = {
  seed: numberOf(import.meta.env["FUZZ_SEED"]) ?? SEED,
  numRuns: fuzzRuns,
};

function numberOf(text: string | undefined): number | undefined {
  return text ? Number(text) : undefined;
}
