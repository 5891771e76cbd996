import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { checkIntegrity, readPin } from "./pnpm-pin.mjs";
import { runInstaller } from "./run-installer.mjs";

/** The path of pnpm in `.bootstrap`. */
export const PNPM = "node_modules/.bin/pnpm";

const MODULES = "node_modules";
/** Written last into an installation; it holds what was asked for. */
const COMPLETE = "node_modules/.complete";

/**
 * Installs the pinned pnpm into `.bootstrap`. It installs next to the target and renames, so an interrupted installation
 * is never used.
 *
 * @param {import("./bootstrap.mjs").BootstrapOptions} options
 * @param {import("./lock.mjs").Lock} lock
 */
export async function bringPnpm({ root, env }, lock) {
  const folder = join(root, ".bootstrap");
  const incoming = join(folder, "incoming");
  const outgoing = join(folder, "outgoing");
  for (const rest of [incoming, outgoing]) remove(rest);
  const pin = readPin(root);
  if (isComplete(folder, pin.wanted)) return;
  console.log(`Bringing pnpm ${pin.version} into .bootstrap ...`);
  await install(incoming, pin, { env, lock });
  writeFileSync(join(incoming, COMPLETE), pin.wanted);
  if (existsSync(join(folder, MODULES))) renameSync(join(folder, MODULES), outgoing);
  renameSync(join(incoming, MODULES), join(folder, MODULES));
  for (const rest of [incoming, outgoing]) remove(rest);
}

/**
 * @param {string} folder
 * @param {import("./pnpm-pin.mjs").Pin} pin
 * @param {{ env: NodeJS.ProcessEnv, lock: import("./lock.mjs").Lock }} given
 */
async function install(folder, pin, given) {
  mkdirSync(folder);
  // Without one, npm would use the repository's package.json.
  writeFileSync(join(folder, "package.json"), "{}");
  const quiet = ["--no-save", "--no-package-lock", "--no-fund", "--no-audit"];
  const patience = ["--prefer-offline", "--fetch-retry-mintimeout=1000"];
  const args = ["install", "--ignore-scripts", ...quiet, ...patience, `pnpm@${pin.version}`];
  const hint = "Is it installed, and on the PATH?";
  await runInstaller("npm", args, { ...given, cwd: folder, hint });
  checkIntegrity(folder, pin);
  // Its install script copies the platform's program; it runs only after its hash was checked.
  const cwd = join(folder, MODULES, "pnpm");
  await runInstaller(process.execPath, ["install.js"], { ...given, cwd, hint });
}

/**
 * @param {string} folder
 * @param {string} wanted
 */
function isComplete(folder, wanted) {
  try {
    accessSync(join(folder, PNPM), constants.X_OK);
    return readFileSync(join(folder, COMPLETE), "utf8") === wanted;
  } catch {
    return false;
  }
}

/** @param {string} path */
function remove(path) {
  rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}
