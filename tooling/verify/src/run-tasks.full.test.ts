import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runTasks } from "./run-tasks.ts";

/** The task that ends has to end in it, however slow the machine is. */
const LIMIT_MS = 15_000;

/** A repository of two packages, with the command of each one's task. */
function repository(commands: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "waymark-turbo-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (name: string, content: object) =>
    writeFileSync(join(root, name), JSON.stringify(content));
  // npm, which asks no registry for itself.
  const packageManager = "npm@10.0.0";
  write("package.json", { name: "root", packageManager, private: true, workspaces: ["*"] });
  write("turbo.json", { tasks: { build: { cache: false }, test: { cache: false } } });
  for (const [name, command] of Object.entries(commands)) {
    mkdirSync(join(root, name));
    write(`${name}/package.json`, { name, scripts: { build: command, test: command } });
  }
  return root;
}

it(
  "fails every task of a run that has taken too long: what was still running is in no summary",
  async () => {
    const root = repository({ quick: "echo broken && false", hung: "sleep 60" });
    const [build] = await runTasks(root, ["build"], { flags: [], limitMs: LIMIT_MS });
    expect(build?.ok).toBe(false);
    expect(build?.output).toMatch(/^Ended after .* minutes[^]*broken/u);
  },
  4 * LIMIT_MS,
);

it(
  "reads its own results where two runs in one folder end at the same time",
  async () => {
    const root = repository({ fine: "true", broken: "sleep 1 && echo broken && false" });
    const run = (task: string, name: string) =>
      runTasks(root, [task], { flags: [`--filter=${name}`] });
    const both = await Promise.all([run("build", "broken"), run("test", "fine")]);
    expect(both).toMatchObject([
      [{ name: "build", ok: false, output: expect.stringContaining("broken") }],
      [{ name: "test", ok: true }],
    ]);
  },
  4 * LIMIT_MS,
);
