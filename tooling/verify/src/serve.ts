// What `pnpm serve` runs: builds the apps, then starts the sandbox. One process does both, so that an
// interrupted build does not start the sandbox.
import { fileURLToPath } from "node:url";
import { alone } from "../../../scripts/bootstrap.mjs";
import { reportAndExit } from "../../../scripts/cli-error.mjs";
import { exitCodeOf, passSignalsOn, start } from "../../../scripts/processes.mjs";

const cwd = fileURLToPath(new URL("../../../", import.meta.url));
/** Sets `logoutPath`, which a build leaves empty. */
const configured = ["--configuration", "scripts/sandbox-configuration.json"];
let ending: NodeJS.Signals | undefined;
const waiting = new AbortController();
passSignalsOn((signal) => {
  ending = signal;
  waiting.abort();
});

try {
  const built = await alone({ root: cwd, signal: waiting.signal }, (lock) => {
    const { child, ended } = start("pnpm", ["--silent", "run", "build:apps"], { cwd });
    lock.add(child.pid);
    return ended;
  });
  process.exitCode = ending === undefined ? built : exitCodeOf(ending);
  if (process.exitCode === 0) {
    const sandbox = ["packages/sandbox/src/cli.ts", ...configured, ...process.argv.slice(2)];
    process.exitCode = await start("node", sandbox, { cwd }).ended;
  }
} catch (error) {
  if (ending === undefined) reportAndExit(error);
  else process.exitCode = exitCodeOf(ending);
}
