// What `npm start`, `npm test` and `npm run build` run; it needs Node and npm only. It installs what is
// missing, then runs the script of that name in package.json with the repository's own Node.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { bootstrap } from "./bootstrap.mjs";
import { environmentFor } from "./environment.mjs";
import { CliError, reportAndExit } from "./cli-error.mjs";
import { endAll, exitCodeOf, passSignalsOn, start } from "./processes.mjs";

const OLDEST_NODE = 20;
const LOOK_MS = 500;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @type {NodeJS.Signals | undefined} */
let ending;
const waiting = new AbortController();

/** @param {string[]} args the script's name, and what is passed on to it */
async function run([script, ...rest]) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
    throw new CliError(`needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
  if (script === undefined) throw new CliError("needs the name of a script, such as serve.");
  passSignalsOn((signal) => {
    ending = signal;
    waiting.abort();
  });
  endWithNpm();
  const env = environmentFor(root, process.env);
  await bootstrap({ root, env, signal: waiting.signal });
  if (ending !== undefined) throw new CliError(`was ended by ${ending}.`);
  process.exitCode = await start("pnpm", ["--silent", "run", script, ...rest], { cwd: root, env })
    .ended;
}

/** Ends all when npm, the parent of `exec node`, is gone. A killed npm passes no signal on, and servers would keep running. */
function endWithNpm() {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && endAll("SIGTERM"), LOOK_MS).unref();
}

await run(process.argv.slice(2)).catch((error) => {
  // After an interrupt, the installer's error messages do not matter.
  if (ending === undefined) reportAndExit(error);
  else process.exitCode = exitCodeOf(ending);
});
