// What `npm test` and `pnpm verify` run: tasks of Turbo, then what they reported. `--only unit,e2e` runs some of them.
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { engineNames } from "@waymark/e2e/engines";
import { CliError, reportAndExit } from "../../../scripts/cli-error.mjs";
import { exitCodeOf, passSignalsOn } from "../../../scripts/processes.mjs";
import { prepareBrowsers, prepareServers } from "./machine.ts";
import { readReport, reporting, reportOf, reports } from "./read-report.ts";
import { runTasks, type StepResult } from "./run-tasks.ts";
import { describeStep, lastLine, tally } from "./tally.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const rules = ["lint", "prose", "links", "format", "boundaries", "unused", "manifests"];
const checks = [...rules, "typecheck", "build", "size", "packages"];
const browserTests = ["e2e", "states", "engines"];
/** The example whose browser tests are left to a whole run. */
const unbuilt = process.env["WAYMARK_WHOLE"] === "1" ? [] : ["--filter=!bayou"];
const steps = [...checks, ...reporting, "conformance"];

let ending: NodeJS.Signals | undefined;
passSignalsOn((signal) => (ending = signal));

/** The steps to run, in their order. */
function readOptions(): string[] {
  const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
  const wanted = only?.split(",") ?? steps;
  const unknown = wanted.filter((name) => !steps.includes(name));
  if (unknown.length === 0) return steps.filter((name) => wanted.includes(name));
  throw new CliError(`no step is called ${unknown.join(", ")}. There are ${steps.join(", ")}.`);
}

/** Runs steps, even after one that failed. The checks share the processors; each of the tests needs them all. */
async function runSteps(wanted: readonly string[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const run = async (names: readonly string[], ...flags: string[]) => {
    const chosen = names.filter((name) => wanted.includes(name));
    results.push(...(chosen.length === 0 || ending ? [] : await runTasks(root, chosen, { flags })));
  };
  const engines = wanted.includes("engines") ? engineNames : (["Chromium"] as const);
  const needsBrowser = browserTests.some((name) => wanted.includes(name));
  const servers = needsBrowser || wanted.includes("unit") ? prepareServers() : Promise.resolve();
  const machine = servers.then(() => (needsBrowser ? prepareBrowsers(engines) : undefined));
  const isReady = machine.then(() => true, reportAndExit);
  await run(checks, "--concurrency=100%", ...unbuilt);
  await servers;
  await run(["unit"]);
  const isBuilt = results.every(({ name, ok }) => ok || name !== "build");
  // The apps have tasks of the same names.
  const flags = ["--concurrency=1", "--filter=./tooling/*"];
  if ((await isReady) && isBuilt) await run(browserTests, ...flags);
  await run(["conformance"]);
  return results;
}

try {
  const wanted = readOptions();
  if (!process.stdout.isTTY) process.env["FORCE_COLOR"] ??= "0";
  mkdirSync(reports, { recursive: true });
  // A report of an earlier run must not count.
  for (const name of reporting) if (wanted.includes(name)) rmSync(reportOf(name), { force: true });
  const results = await runSteps(wanted);
  if (ending) process.exit(exitCodeOf(ending));
  const output = "Not run: the build failed, or there is no browser.";
  const outcomes = wanted.flatMap((name) => {
    const notRun = { name, ok: false, seconds: 0, output };
    const result = results.find((each) => each.name === name) ?? notRun;
    const own = tally(result, reporting.includes(name) ? readReport(reportOf(name)) : undefined);
    console.log(describeStep(result, own));
    return own;
  });
  if (outcomes.some(({ state }) => state === "failed")) process.exitCode = 1;
  console.log(`\nin all ${(performance.now() / 1000).toFixed(0)} s\n\n${lastLine(outcomes)}`);
} catch (error) {
  reportAndExit(error);
}
