import { stripVTControlCharacters } from "node:util";
import type { Step } from "./steps.ts";
import type { Tally } from "./tally.ts";

const NAME_WIDTH = 12;

const LINE_WIDTH = 110;

/** Says how far a running step is: on a terminal in the line that its result replaces, elsewhere in a line more. */
export function printProgress({ name }: Step, text: string): void {
  const line = `… ${name.padEnd(NAME_WIDTH)} ${text}`.slice(0, LINE_WIDTH);
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line}`);
  else console.log(line);
}

/** Says what is done beside the steps, such as an installation. */
export function printNote(text: string): void {
  clearLine();
  console.log(`  ${text}`);
}

/** On a terminal, the progress of the running step. */
function clearLine(): void {
  if (process.stdout.isTTY) process.stdout.write("\r\u001B[K");
}

/** The last line of an output, without colours. */
export function lastLineOf(output: string): string {
  const lines = stripVTControlCharacters(output).split("\n");
  return lines.findLast((line) => line.trim() !== "")?.trim() ?? "";
}

/** How long each step took. */
export function printTimes(times: ReadonlyMap<string, number>): void {
  const shown = [...times].map(([name, seconds]) => `${name} ${seconds.toFixed(0)} s`);
  const total = [...times.values()].reduce((sum, seconds) => sum + seconds, 0);
  console.log(`\n${shown.join(" · ")} · in all ${total.toFixed(0)} s`);
}

/** One line for a step that went well; all it said, and then the line, for one that did not; then each reason for skips. */
export function printResult(
  step: Step,
  { output, seconds }: { output: string; seconds: number },
  { passed, failed, skips = [] }: Tally & { skips?: readonly string[] },
): void {
  clearLine();
  if (failed > 0) console.log(`\n── ${step.name} ──\n${output}\n`);
  if (failed > 0 && step.repair) console.log(`${step.repair} repairs this.\n`);
  const count = step.report === undefined ? "" : `, ${passed} tests passed`;
  const faults = failed > 0 && step.report !== undefined ? `, ${failed} did not` : "";
  printLine(failed === 0, step.name, `${step.label}${count}${faults} (${seconds.toFixed(1)} s)`);
  for (const line of skips) console.log(`${" ".repeat(NAME_WIDTH + 3)}${line}`);
}

export function printLine(ok: boolean, name: string, text: string): void {
  console.log(`${ok ? "✓" : "✗"} ${name.padEnd(NAME_WIDTH)} ${text}`);
}
