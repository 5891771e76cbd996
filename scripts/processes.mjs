import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/**
 * @typedef {object} StartOptions
 * @property {string} [cwd] folder the command runs in
 * @property {NodeJS.ProcessEnv} [env] its whole environment; this process's own when left out
 * @property {"inherit" | "pipe" | "ignore"} [output] "inherit" (the default) shows it, "pipe" leaves it to the caller
 *
 * @typedef {object} Running
 * @property {import("node:child_process").ChildProcess} child
 * @property {Promise<number>} ended the exit code, when the whole process group has ended; rejects
 *   when the command cannot be started at all
 * @property {(signal?: NodeJS.Signals) => void} end asks the whole group to end, and kills it after five seconds
 */

const GRACE_MS = 5000;
const POLL_MS = 25;

/** @type {Set<Running>} */
const everyRunning = new Set();

/**
 * Starts a command as the leader of its own process group, so that its children end with it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {StartOptions} [options]
 * @returns {Running}
 */
export function start(command, args, { cwd, env, output = "inherit" } = {}) {
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", output, output],
  });
  /** @type {NodeJS.Timeout | undefined} */
  let deadline;
  /** @type {Running} */
  const running = {
    child,
    ended: once(child, "exit")
      .then(async ([code, signal]) => {
        await groupIsGone(child.pid);
        return code ?? exitCodeOf(signal);
      })
      .finally(() => {
        clearTimeout(deadline);
        everyRunning.delete(running);
      }),
    end(signal = "SIGTERM") {
      // A second request kills the group.
      signalGroup(child.pid, deadline === undefined ? signal : "SIGKILL");
      deadline ??= setTimeout(() => signalGroup(child.pid, "SIGKILL"), GRACE_MS);
    },
  };
  everyRunning.add(running);
  return running;
}

/**
 * Passes Ctrl-C and termination signals to all started processes.
 *
 * @param {(signal: NodeJS.Signals) => void} [onSignal] called with each signal before it is passed
 */
export function passSignalsOn(onSignal) {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      onSignal?.(signal);
      endAll(signal);
    });
  }
}

/** @param {NodeJS.Signals} [signal] asks all running processes to end */
export function endAll(signal) {
  for (const running of everyRunning) running.end(signal);
}

/**
 * The exit code by which a shell reports that a signal ended a process.
 *
 * @param {NodeJS.Signals} signal
 */
export function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}

/**
 * Waits for the whole group: its leader may end first, and other members may still use ports and files.
 *
 * @param {number | undefined} group
 */
async function groupIsGone(group) {
  const patience = Date.now() + GRACE_MS;
  while (signalGroup(group, 0)) {
    // After this, only zombies remain, which an init process may never reap.
    if (Date.now() > patience) return void signalGroup(group, "SIGKILL");
    await wait(POLL_MS);
  }
}

/**
 * @param {number | undefined} group
 * @param {NodeJS.Signals | 0} signal 0 only checks whether the group exists
 * @returns {boolean} whether the group was there to receive it
 */
function signalGroup(group, signal) {
  if (group === undefined) return false;
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
