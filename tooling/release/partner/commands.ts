import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launchOptions } from "@waymark/e2e/launch-options";
import { environmentFor } from "../../../scripts/environment.mjs";
import { start } from "../../../scripts/processes.mjs";

export const root = fileURLToPath(new URL("../../../", import.meta.url));
/** Folder in which everything is made, as the configuration of the run names it. */
export const folder = process.env["PARTNER_FOLDER"] ?? "";
/** A user's settings of npm, with what this trial adds: nothing of it stays on the machine. */
export const npmSettings = join(folder, "npmrc");

/**
 * Runs a line of a shell to its end.
 * @returns all that it said
 * @throws {Error} with what it said, when it fails
 */
export async function run(line: string, cwd: string, env?: NodeJS.ProcessEnv): Promise<string> {
  const { output, ended } = begin(line, cwd, env);
  const code = await ended;
  if (code !== 0) throw new Error(`${line}\nended with ${code}:\n${output()}`);
  return output();
}

/** Starts a server and waits until its output has a word. */
export async function serve(line: string, word: string, cwd: string) {
  const { child, output, ended, end } = begin(line, cwd);
  const isUp = async () => {
    while (!output().includes(word)) await once(child.stdout ?? child, "data");
  };
  const code = await Promise.race([ended, isUp()]);
  if (!output().includes(word))
    throw new Error(`${line}\nended with ${String(code)}:\n${output()}`);
  return { output: output(), end, ended };
}

function begin(line: string, cwd: string, more: NodeJS.ProcessEnv = {}) {
  // What may be asked is answered with yes, and nothing is coloured.
  const quiet = { CI: "1", NO_COLOR: "1", FORCE_COLOR: undefined, npm_config_yes: "true" };
  const browser = { CHROMIUM_PATH: launchOptions.executablePath };
  const settings = { npm_config_userconfig: npmSettings, ...quiet, ...browser, ...more };
  const { child, ended, end } = start("sh", ["-e", "-c", line], {
    cwd,
    env: { ...environmentFor(root, process.env), ...settings },
    output: "pipe",
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => said.push(text));
  }
  return { child, output: () => said.join(""), ended, end };
}
