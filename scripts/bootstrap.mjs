import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { start } from "./processes.mjs";

const NODE_MAJOR = 24;
const OFFLINE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|dns error|error sending request/;
const UNWRITABLE = /EACCES|EROFS|EPERM|[Pp]ermission denied|[Rr]ead-only file system/;

/**
 * @typedef {object} House
 * @property {string} root the repository's folder
 * @property {NodeJS.ProcessEnv} env the environment for every command
 */

/**
 * Brings what a bare machine lacks: pnpm, the dependencies, and with them Node.
 * Throws a Failure that names the cause in one line.
 *
 * @param {House} house
 */
export async function bootstrap(house) {
  makeWritable(house.root);
  await bringPnpm(house);
  await install(house);
  checkNode(house.root);
}

/** @param {string} root */
function makeWritable(root) {
  try {
    mkdirSync(join(root, ".bootstrap"), { recursive: true });
    writeFileSync(join(root, ".bootstrap/.writable"), "");
  } catch (error) {
    throw new Failure(
      `cannot write in ${root} (${codeOf(error)}). Give yourself the right to, or copy it elsewhere.`,
    );
  }
}

/** @param {House} house */
async function bringPnpm({ root, env }) {
  const wanted = readJson(join(root, "package.json")).packageManager;
  const present = join(root, ".bootstrap/node_modules/pnpm/package.json");
  if (existsSync(present) && `pnpm@${readJson(present).version}` === wanted) return;
  console.log(`Bringing ${wanted} into .bootstrap ...`);
  // Without a package.json of its own there, npm would take the repository's for the project.
  const quiet = ["--no-save", "--no-package-lock", "--no-fund", "--no-audit"];
  const patience = ["--prefer-offline", "--fetch-retry-mintimeout=1000"];
  await quietly("npm", ["install", "--prefix", ".bootstrap", ...quiet, ...patience, wanted], {
    root,
    env,
  });
}

/** @param {House} house */
async function install(house) {
  if (!existsSync(join(house.root, "node_modules"))) {
    console.log("Installing the dependencies; the first time this takes a minute ...");
  }
  // Takes a tenth of a second, and no network, when there is nothing to do.
  await quietly("pnpm", ["install", "--frozen-lockfile"], house);
}

/** @param {string} root */
function checkNode(root) {
  if (existsSync(join(root, "node_modules/.bin/node"))) return;
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return;
  throw new Failure(
    `needs Node ${NODE_MAJOR} or newer: this is ${process.version}, and the registry has none for ` +
      `${process.platform} on ${process.arch}. Install it from nodejs.org.`,
  );
}

/**
 * Runs an installer without its chatter, which is shown only where no line of ours explains the failure.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {House} house
 */
async function quietly(command, args, { root, env }) {
  const { child, ended } = start(command, args, { cwd: root, env, output: "pipe" });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (/** @type {string} */ text) => (said += text));
  }
  const code = await ended.catch((error) => {
    throw new Failure(
      `cannot start ${command} (${codeOf(error)}). Is it installed, and on the PATH?`,
    );
  });
  if (code === 0) return;
  if (OFFLINE.test(said)) {
    throw new Failure(
      `${command} cannot reach the package registry. Check the network, then run this again.`,
    );
  }
  if (UNWRITABLE.test(said)) {
    throw new Failure(
      `${command} may not write where it has to: ${said.split("\n").find((line) => UNWRITABLE.test(line))}`,
    );
  }
  throw new Failure(
    `${command} ${args[0]} failed with code ${code}; what it said stands above.`,
    said,
  );
}

/**
 * @param {unknown} error
 * @returns {string}
 */
function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
