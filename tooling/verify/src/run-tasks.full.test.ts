import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runTasks } from "./run-tasks.ts";

/** The task that ends has to end in it, however slow the machine is. */
const LIMIT_MS = 15_000;

it(
  "fails every task of a run that has taken too long: what was still running is in no summary",
  async () => {
    const root = mkdtempSync(join(tmpdir(), "waymark-turbo-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const write = (name: string, content: object) =>
      writeFileSync(join(root, name), JSON.stringify(content));
    // npm, which asks no registry for itself.
    const packageManager = "npm@10.0.0";
    write("package.json", { name: "root", packageManager, private: true, workspaces: ["*"] });
    write("turbo.json", { tasks: { build: { cache: false } } });
    for (const [name, build] of Object.entries({
      quick: "echo broken && false",
      hung: "sleep 60",
    })) {
      mkdirSync(join(root, name));
      write(`${name}/package.json`, { name, scripts: { build } });
    }
    const [build] = await runTasks(root, ["build"], { flags: [], limitMs: LIMIT_MS });
    expect(build?.ok).toBe(false);
    expect(build?.output).toMatch(/^Ended after .* minutes[^]*broken/u);
  },
  4 * LIMIT_MS,
);
