import type { StepResult } from "./run-step.ts";
import type { Step } from "./steps.ts";
import type { Tally } from "./tally.ts";

const NAME_WIDTH = 12;

/** On a terminal, shows the running step until its result replaces the line. */
export function printBegan({ name, label }: Step): void {
  if (process.stdout.isTTY) process.stdout.write(`… ${name.padEnd(NAME_WIDTH)} ${label}`);
}

interface StepTally extends Tally {
  /** Which of its tests were skipped and why, a line each. */
  skips?: readonly string[];
}

/** One line for a step that went well; all it said, and then the line, for one that did not; then each reason for skips. */
export function printResult(step: Step, { output, seconds }: StepResult, tally: StepTally): void {
  if (process.stdout.isTTY) process.stdout.write("\r\u001B[K");
  const { passed, failed, skips = [] } = tally;
  if (failed > 0) console.log(`\n── ${step.name} ──\n${output}\n`);
  if (failed > 0 && step.repair) console.log(`${step.repair} repairs this.\n`);
  const count = step.report === undefined ? "" : `, ${passed} tests passed`;
  const faults = failed > 0 && step.report !== undefined ? `, ${failed} did not` : "";
  printLine(failed === 0, step.name, `${step.label}${count}${faults} (${seconds.toFixed(1)} s)`);
  for (const line of skips) printUnder(line);
  if (failed > 0 || !step.tells) return;
  for (const [line] of output.matchAll(step.tells)) printUnder(line);
}

function printUnder(line: string): void {
  console.log(`${" ".repeat(NAME_WIDTH + 3)}${line}`);
}

export function printLine(ok: boolean, name: string, text: string): void {
  console.log(`${ok ? "✓" : "✗"} ${name.padEnd(NAME_WIDTH)} ${text}`);
}
