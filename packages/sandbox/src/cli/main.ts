import { InputError } from "@waymark/hosting";
import { type CliOptions, help, readCliOptions } from "./cli-options.ts";
import { exposureWarning } from "./exposure.ts";
import { explainStartError } from "./explain-start-error.ts";
import { readyMessage } from "./ready-message.ts";
import { type RunningSandbox, startServers } from "./servers.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs the sandbox until it is told to stop. Resolves with the exit code. */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const options = readOptions(args, env);
  if (!options) return 1;
  if (options.help) {
    console.log(help);
    return 0;
  }
  const stop = listenForStop();
  const running = await start(options);
  if (!running) {
    stop.ignore();
    return 1;
  }
  const warning = exposureWarning(options, running.consoleUrl);
  if (warning !== "") console.warn(warning);
  console.log(readyMessage(running, options));
  await stop.asked;
  await running.close();
  return 0;
}

function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): CliOptions | undefined {
  try {
    return readCliOptions(args, env);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(error instanceof InputError ? message : `${message}\n\n${help}`);
    return undefined;
  }
}

async function start(options: CliOptions): Promise<RunningSandbox | undefined> {
  try {
    return await startServers(options);
  } catch (error) {
    console.error(explainStartError(error, options) ?? error);
    return undefined;
  }
}

/** Listens for the first request to stop; later ones change nothing, because closing takes no time. */
function listenForStop() {
  const listening = new AbortController();
  const asked = new Promise<void>((done) => {
    for (const signal of signals) process.on(signal, done);
    listening.signal.addEventListener("abort", () => {
      for (const signal of signals) process.off(signal, done);
    });
  });
  return { asked, ignore: () => listening.abort() };
}
