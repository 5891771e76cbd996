import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bringBrowser } from "./browser.ts";
import { bringEngines } from "./engines.ts";
import { bringFonts } from "./fonts.ts";
import { bringNginx } from "./machine.ts";
import { checkConformance } from "./check-conformance.ts";
import type { TestOutcome } from "./outcome.ts";
import { printResult, printTimes } from "./print.ts";
import { readReport } from "./read-report.ts";
import { runStep, type StepResult } from "./run-step.ts";
import { conformance, type Step, steps } from "./steps.ts";
import { describeSkips, sum, type Tally, tallyCheck, tallyTests } from "./tally.ts";

export interface Verification {
  /** The repository's folder. */
  root: string;
  wanted: ReadonlySet<string>;
  /** Whether the run was interrupted; checked before each step. */
  isEnding: () => boolean;
}

/** Runs the selected steps in order, even after a failed one, and counts. */
export async function verify({ root, wanted, isEnding }: Verification): Promise<Tally> {
  const reports = join(root, "reports");
  mkdirSync(reports, { recursive: true });
  const tallies: Tally[] = [];
  const failed = new Set<string>();
  const times = new Map<string, number>();
  const chosen = steps.filter(({ name }) => wanted.has(name));
  const machine = prepareMachine(chosen, root);
  for (const step of chosen) {
    // A report of an earlier run must not count.
    rmSync(reportOf(step, reports), { force: true });
    const result = await attempt(step, { root, failed, machine });
    // An interrupted step has no result.
    if (isEnding()) return sum(tallies);
    times.set(step.name, result.seconds);
    const outcomes = outcomesOf(step, reports);
    const tally = outcomes ? tallyTests(outcomes, result.ok) : tallyCheck(result.ok);
    printResult(step, result, { ...tally, skips: describeSkips(outcomes ?? []) });
    if (tally.failed > 0) failed.add(step.name);
    tallies.push(tally);
  }
  printTimes(times);
  return sum(wanted.has(conformance) ? [...tallies, checkConformance(reports)] : tallies);
}

function outcomesOf(step: Step, reports: string): TestOutcome[] | undefined {
  return step.report && readReport(step.report, reportOf(step, reports));
}

function reportOf({ name }: Step, reports: string): string {
  return join(reports, `${name}.json`);
}

interface Machine {
  /** Until there are a font, a browser and nginx. */
  browser: Promise<void> | undefined;
  /** Until there are the other engines. */
  engines: Promise<void> | undefined;
}

/** Installs what steps need while the steps before them run. A failure is that of the steps that wait for it. */
function prepareMachine(chosen: readonly Step[], root: string): Machine {
  const browser = chosen.some((step) => step.needsBrowser) ? bringBrowsers(root) : undefined;
  const engines = chosen.some((step) => step.needsEngines)
    ? browser?.then(bringEngines)
    : undefined;
  void Promise.allSettled([browser, engines]);
  return { browser, engines };
}

async function bringBrowsers(root: string): Promise<void> {
  await bringFonts(root);
  await bringBrowser();
  await bringNginx();
}

interface Surroundings {
  root: string;
  failed: ReadonlySet<string>;
  machine: Machine;
}

async function attempt(step: Step, { root, failed, machine }: Surroundings): Promise<StepResult> {
  if (step.needs !== undefined && failed.has(step.needs)) {
    return { ok: false, output: `Not run, because ${step.needs} failed.`, seconds: 0 };
  }
  try {
    if (step.needsBrowser) await machine.browser;
    if (step.needsEngines) await machine.engines;
    return await runStep(step, root);
  } catch (error) {
    return {
      ok: false,
      output: error instanceof Error ? error.message : String(error),
      seconds: 0,
    };
  }
}
