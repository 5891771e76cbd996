import { basename } from "node:path";
import { CliError, codeOf } from "./cli-error.mjs";
import { start } from "./processes.mjs";

const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNRE(?:FUSED|SET)|ETIMEDOUT|dns error|sending request/;
const UNWRITABLE = /.*(?:EACCES|EROFS|EPERM|[Pp]ermission denied|[Rr]ead-only file system).*/;
const PATH_AFTER_CODE = /(?<=code E(?:ACCES|ROFS|PERM)\n.*\n.* path ).+/;

/**
 * @typedef {object} Surroundings
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {import("./lock.mjs").Lock} lock kept until the installer has ended, even if this process is killed
 * @property {string} hint what to do when the command cannot be started
 */

/**
 * Runs an installer and shows its output only for unknown failures.
 *
 * @param {string} program its name, or its whole path
 * @param {string[]} args
 * @param {Surroundings} surroundings
 */
export async function runInstaller(program, args, { cwd, env, lock, hint }) {
  const { child, ended } = start(program, args, { cwd, env, output: "pipe" });
  lock.add(child.pid);
  const command = basename(program);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (/** @type {string} */ text) => (output += text));
  }
  const code = await ended.catch((error) => {
    throw new CliError(`cannot start ${command} (${codeOf(error)}). ${hint}`);
  });
  if (code === 0) return;
  if (OFFLINE.test(output))
    throw new CliError(
      `${command} cannot reach the package registry. Check the network, then run this again.`,
    );
  if (/package is not installed, so/.test(output))
    throw new CliError("npm left out pnpm's program. Use npm 9.6.6 or newer, without `omit`.");
  const [unwritable] = PATH_AFTER_CODE.exec(output) ?? UNWRITABLE.exec(output) ?? [];
  if (unwritable !== undefined)
    throw new CliError(`${command} has no permission to write: ${unwritable}`);
  throw new CliError(`${command} ${args[0]} failed with code ${code}; see above.`, output);
}
