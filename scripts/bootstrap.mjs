import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { bringPnpm, PNPM } from "./bring-pnpm.mjs";
import { CliError, codeOf } from "./cli-error.mjs";
import { withLock } from "./lock.mjs";
import { runInstaller } from "./run-installer.mjs";

const NODE_MAJOR = 24;

/**
 * @typedef {object} BootstrapOptions
 * @property {string} root the repository's folder
 * @property {NodeJS.ProcessEnv} env the environment for every command
 * @property {AbortSignal} [signal] ends waiting for another start
 */

/**
 * Installs what is missing: pnpm, the dependencies, and with them Node.
 * Throws a CliError that names the cause in one line.
 *
 * @param {BootstrapOptions} options
 */
export async function bootstrap(options) {
  await alone(options, async (lock) => {
    await bringPnpm(options, lock);
    await install(options, lock);
  });
  checkNode(options.root);
}

/**
 * Runs work that two commands in one clone must not do at the same time.
 *
 * @template Result
 * @param {Pick<BootstrapOptions, "root" | "signal">} options
 * @param {(lock: import("./lock.mjs").Lock) => Promise<Result>} work
 */
export async function alone({ root, signal }, work) {
  const lock = join(root, ".bootstrap/lock");
  try {
    mkdirSync(lock, { recursive: true });
    accessSync(lock, constants.W_OK);
  } catch (error) {
    throw new CliError(
      `cannot write in ${root} (${codeOf(error)}). Change its permissions, or copy it elsewhere.`,
    );
  }
  return withLock(lock, work, { signal, onWait: explainWait });
}

/** @param {number} pid */
function explainWait(pid) {
  console.log(
    `Another command is installing in this folder (process ${pid}); waiting for it. ` +
      "If it is not running, stop this command and delete the folder .bootstrap.",
  );
}

/**
 * @param {BootstrapOptions} options
 * @param {import("./lock.mjs").Lock} lock
 */
async function install({ root, env }, lock) {
  if (!existsSync(join(root, "node_modules"))) {
    console.log("Installing the dependencies; the first time this takes a minute ...");
  }
  const hint = "Delete the folder .bootstrap, then run this again.";
  const pnpm = join(root, ".bootstrap", PNPM);
  // Takes a tenth of a second, without network, if everything is installed.
  await runInstaller(pnpm, ["install", "--frozen-lockfile"], { cwd: root, env, lock, hint });
}

/** @param {string} root */
function checkNode(root) {
  if (existsSync(join(root, "node_modules/.bin/node"))) return;
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return;
  throw new CliError(
    `needs Node ${NODE_MAJOR} or newer. This is ${process.version}, and the registry has no Node for ` +
      `${process.platform} on ${process.arch}. Install it from nodejs.org.`,
  );
}
