import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { start } from "../../../scripts/processes.mjs";

/** Result of one Turbo task in all packages that have it. */
export interface StepResult {
  name: string;
  ok: boolean;
  seconds: number;
  /** Output of the task where it failed. */
  output: string;
}

/** The part of Turbo's summary that is read; a task that was not run is not in it. */
export interface Task {
  taskId: string;
  task: string;
  /** The tasks that need it. */
  dependents: readonly string[];
  execution?: { startTime: number; endTime: number; exitCode: number };
}

/** A line of Turbo's log. */
export interface Line {
  source: string;
  text: string;
}

/** Long enough for any run; without a limit, a hung test would block all others. */
const LIMIT_MS = 30 * 60_000;

/** Runs tasks with Turbo, which shows what they print and runs the others after a failed one. */
export async function runTasks(
  root: string,
  names: readonly string[],
  { flags, limitMs = LIMIT_MS }: { flags: readonly string[]; limitMs?: number },
): Promise<StepResult[]> {
  // Runs in one folder may overlap: each has a log of its own, which names its summary.
  const log = join(root, `.turbo/log-${crypto.randomUUID()}.json`);
  const shown = ["--log-order=stream", "--output-logs=new-only", `--log-file=${log}`];
  // All types at once; the apps have a task of the same name.
  const tasks = names.map((name) => (name === "typecheck" ? "//#typecheck" : name));
  const args = ["run", ...tasks, ...flags, "--continue=dependencies-successful", "--summarize"];
  const { ended, end } = start("turbo", [...args, ...shown], { cwd: root });
  const limit = wait(limitMs, true, { ref: false });
  const isOverdue = await Promise.race([limit, ended.then(() => false)]);
  if (isOverdue) end();
  await ended;
  const printed = existsSync(log) ? readFileSync(log, "utf8") : "";
  const [, summary] = /"source":"turbo",.*"text":"Summary: +([^"]+)"/u.exec(printed) ?? [];
  // Turbo was ended, or has printed why it cannot run anything.
  if (summary === undefined) return [];
  const { tasks: ran }: { tasks: Task[] } = JSON.parse(readFileSync(summary, "utf8"));
  const lines: Line[] = JSON.parse(printed);
  for (const file of [log, summary]) rmSync(file);
  const results = names.map((name) => resultOf(name, ran, lines));
  if (!isOverdue) return results;
  // Turbo's summary leaves out what it was still running.
  const late = `Ended after ${limitMs / 60_000} minutes, before every task had finished.\n`;
  return results.map((each) => ({ ...each, ok: false, output: late + each.output }));
}

/** Adds up the tasks of a name. */
export function resultOf(name: string, tasks: readonly Task[], lines: readonly Line[]): StepResult {
  const own = tasks.filter(({ task }) => task === name);
  const executions = own.flatMap(({ execution }) => execution ?? []);
  const began = Math.min(...executions.map(({ startTime }) => startTime));
  const ended = Math.max(...executions.map(({ endTime }) => endTime));
  const failed = tasks.filter(({ execution }) => execution?.exitCode !== 0);
  const output = failed.flatMap(({ taskId, task, dependents }) => {
    const notRun = dependents.filter((id) => id.endsWith(`#${name}`));
    if (task !== name) return notRun.map((id) => `${id} was not run, because ${taskId} failed.`);
    const printed = lines.filter(({ source }) => source === taskId).map(({ text }) => text);
    return [`${taskId}:`, ...printed];
  });
  return {
    name,
    ok: own.length > 0 && output.length === 0,
    seconds: executions.length > 0 ? (ended - began) / 1000 : 0,
    output: output.join("\n"),
  };
}
