import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CLI = join(import.meta.dirname, "..", "cli.ts");

/** A command that was started. */
export interface Started {
  child: ChildProcess;
  /** Everything that was printed so far. */
  output: () => string;
  errors: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/** A new folder to start the sandbox's command in; disposing it ends the commands and removes the folder. */
export function commandFolder() {
  const folder = mkdtempSync(join(tmpdir(), "waymark-cli-"));
  const running: ChildProcess[] = [];

  /** Starts the command, with more in the environment. */
  function startWith(more: Record<string, string>, ...args: string[]): Started {
    const env = { ...process.env, PORT: "", NODE_OPTIONS: "", NODE_ENV: "test", ...more };
    const child = spawn(process.execPath, [CLI, ...args], { cwd: folder, env });
    running.push(child);
    let output = "";
    let errors = "";
    child.stdout.on("data", (chunk) => (output += String(chunk)));
    child.stderr.on("data", (chunk) => (errors += String(chunk)));
    const ended = once(child, "close").then(([code]) => (typeof code === "number" ? code : null));
    return { child, output: () => output, errors: () => errors, ended };
  }

  return {
    folder,
    startWith,
    start: (...args: string[]) => startWith({}, ...args),
    dispose: () => {
      for (const child of running) child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a command serves. @returns what it has printed; @throws where it ends instead */
export async function ready(started: Started): Promise<string> {
  while (!started.output().includes("Ctrl-C")) {
    const event = await Promise.race([
      once(started.child.stdout ?? started.child, "data"),
      started.ended,
    ]);
    if (!Array.isArray(event)) throw new Error(`It ended: ${started.errors()}`);
  }
  return started.output();
}
