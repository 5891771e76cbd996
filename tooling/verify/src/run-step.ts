import { join } from "node:path";
import { start } from "../../../scripts/processes.mjs";
import { lastLineOf, printProgress } from "./print.ts";
import type { Step } from "./steps.ts";

export interface StepResult {
  ok: boolean;
  /** All it said, on both streams. */
  output: string;
  seconds: number;
}

/** Long enough for any step; without a limit, a hung test would block all others. */
const LIMIT_MS = 15 * 60_000;
/** How often a running step says how far it is. */
const PROGRESS_MS = process.stdout.isTTY ? 1000 : 5000;

/**
 * Runs a step to its end and keeps its output.
 * @param root the repository's folder
 */
export async function runStep(step: Step, root: string): Promise<StepResult> {
  const began = performance.now();
  const said: string[] = [];
  const { child, ended, end } = start(step.command, step.args, {
    cwd: join(root, step.folder ?? ""),
    env: { ...process.env, ...step.env, ...(!process.stdout.isTTY && { NO_COLOR: "1" }) },
    output: "pipe",
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => said.push(text));
  }
  const seconds = () => (performance.now() - began) / 1000;
  printProgress(step, step.label);
  const progress = setInterval(() => {
    printProgress(step, `${seconds().toFixed(0)} s  ${lastLineOf(said.slice(-3).join(""))}`);
  }, PROGRESS_MS);
  const limit = setTimeout(() => {
    said.push(`\nEnded after ${LIMIT_MS / 60_000} minutes.\n`);
    end();
  }, LIMIT_MS);
  const code = await ended.catch((error: unknown) => {
    said.push(`${step.command} cannot be started: ${String(error)}\n`);
    return 1;
  });
  clearTimeout(limit);
  clearInterval(progress);
  return { ok: code === 0, output: said.join("").trim(), seconds: seconds() };
}
