import { CliError } from "../../../../scripts/cli-error.mjs";
import { start } from "../../../../scripts/processes.mjs";
import { median } from "../statistics.ts";

export interface BuildTime {
  label: string;
  /** Nothing taken from turbo's cache. */
  coldMs: number;
  /** Again, with nothing changed. */
  cachedMs: number;
}

const builds = [
  { label: "one app", filter: "./apps/default" },
  { label: "all four apps", filter: "./apps/*" },
];

/** Builds all apps, from the cache where nothing has changed, so that what is measured is what is written. */
export async function buildApps(root: string): Promise<void> {
  await build(root, ["--filter=./apps/*"]);
}

/** Times the builds, three times each; they leave behind what was built. */
export async function timeBuilds(root: string): Promise<BuildTime[]> {
  const times: BuildTime[] = [];
  for (const { label, filter } of builds) {
    const cold = () => build(root, [`--filter=${filter}`, "--force"]);
    const cached = () => build(root, [`--filter=${filter}`]);
    times.push({ label, coldMs: await medianOf(cold), cachedMs: await medianOf(cached) });
  }
  return times;
}

async function medianOf(time: () => Promise<number>): Promise<number> {
  return median([await time(), await time(), await time()]);
}

/** @returns how long it took, in milliseconds, the tool's own start included */
async function build(root: string, args: readonly string[]): Promise<number> {
  const from = performance.now();
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1" };
  const { child, ended } = start("turbo", ["run", "build", ...args], {
    cwd: root,
    env,
    output: "pipe",
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (piece: Buffer) => (said += piece.toString()));
  }
  if ((await ended) !== 0) throw new CliError("the apps do not build.", said);
  return performance.now() - from;
}
