import { environmentFor } from "../../../scripts/environment.mjs";
import { start } from "../../../scripts/processes.mjs";

interface Where {
  folder: string;
  root: string;
  /** Set on top of the environment. */
  env?: NodeJS.ProcessEnv;
}

type Running = ReturnType<typeof start>;
const servers = new Set<Running>();

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

/** Runs a command that must fail, and returns its output. */
export async function runInVain(line: string, where: Where): Promise<string> {
  const { output, ended } = begin(line, where);
  if ((await ended) === 0) throw new Error(`${line}\nwas to fail, and did not:\n${output()}`);
  return output();
}

/** Starts a server and waits until it has said a word. */
export async function serve(line: string, word: string, where: Where) {
  const { output, ended, running, heard } = begin(line, where);
  servers.add(running);
  while (!output().includes(word)) {
    const over = await Promise.race([ended, heard()]);
    if (typeof over === "number" && !output().includes(word)) {
      throw new Error(`${line}\nended with ${over}:\n${output()}`);
    }
  }
  return {
    output: output(),
    stop: async () => {
      running.end();
      await ended;
      servers.delete(running);
    },
  };
}

/** Ends whatever still runs. */
export async function endAll(): Promise<void> {
  for (const { end } of servers) end();
  await Promise.all([...servers].map(async ({ ended }) => ended));
}

function begin(line: string, { folder, root, env }: Where) {
  const running = start("sh", ["-e", "-c", line], {
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
  let wake: (() => void) | undefined;
  for (const stream of [running.child.stdout, running.child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said.push(text);
      wake?.();
    });
  }
  const heard = async () => {
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  };
  return { running, output: () => said.join(""), ended: running.ended, heard };
}
