import { once } from "node:events";
import { environmentFor } from "../../../scripts/environment.mjs";
import { start } from "../../../scripts/processes.mjs";
import type { Where } from "./trial.ts";

/**
 * Runs a line of a shell to its end.
 * @returns all that it said
 * @throws {Error} with what it said, when it fails
 */
export async function run(line: string, where: Where): Promise<string> {
  const { output, ended } = begin(line, where);
  const code = await ended;
  if (code !== 0) throw new Error(`${line}\nended with ${code}:\n${output()}`);
  return output();
}

/** Starts a server and waits until its output has a word. */
export async function serve(line: string, word: string, where: Where) {
  const { child, output, ended, end } = begin(line, where);
  const isUp = async () => {
    while (!output().includes(word)) await once(child.stdout ?? child, "data");
  };
  const code = await Promise.race([ended, isUp()]);
  if (!output().includes(word))
    throw new Error(`${line}\nended with ${String(code)}:\n${output()}`);
  return {
    output: output(),
    stop: async () => {
      end();
      await ended;
    },
  };
}

function begin(line: string, { folder, root, env }: Where) {
  const { child, ended, end } = start("sh", ["-e", "-c", line], {
    cwd: folder,
    // What may be asked is answered with yes, and nothing is coloured.
    env: {
      ...environmentFor(root, process.env),
      CI: "1",
      NO_COLOR: "1",
      npm_config_yes: "true",
      ...env,
    },
    output: "pipe",
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => said.push(text));
  }
  return { child, output: () => said.join(""), ended, end };
}
