import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
} from "node:fs";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Path of the machine's nginx; undefined where there is none. */
export const nginxPath = [
  process.env["NGINX_PATH"] ?? "",
  "/usr/sbin/nginx",
  "/usr/local/sbin/nginx",
  "/opt/homebrew/bin/nginx",
].find((path) => existsSync(path));

/** The user id of `nobody` on Debian: a web server must not run as root, even if the tests do. */
const UNPRIVILEGED_USER = 65_534;
const PATIENCE_MS = 20_000;

const isRoot = process.getuid?.() === 0;

/** Makes a temporary folder whose files a web server without rights may read. */
export function makeOpenFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `waymark-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Makes the one folder that a web server writes to. */
export function makeOwnFolder(folder: string): string {
  mkdirSync(folder);
  if (isRoot) chownSync(folder, UNPRIVILEGED_USER, UNPRIVILEGED_USER);
  return folder;
}

/** A web server that a test has started. */
export interface WebServerProcess {
  child: ChildProcess;
  /** Ends it, with everything it was going to write. */
  stop: () => Promise<void>;
}

/**
 * Starts a web server without root rights.
 * @param command its path and its arguments
 * @param temp the folder that it writes to
 * @param output the file for all that it says; nowhere without one
 * @param isOwn true for a program that may be in a folder of this user alone: it keeps the user's rights
 */
export function startWebServer(
  [path = "", ...args]: readonly string[],
  { temp, output, isOwn = false }: { temp: string; output?: string; isOwn?: boolean },
): WebServerProcess {
  const said = output === undefined ? "ignore" : openSync(output, "a");
  const child = spawn(path, args, {
    stdio: ["ignore", said, said],
    env: { ...process.env, XDG_CONFIG_HOME: temp, XDG_DATA_HOME: temp },
    ...(isRoot && !isOwn && { uid: UNPRIVILEGED_USER, gid: UNPRIVILEGED_USER }),
  });
  if (typeof said === "number") closeSync(said);
  const ended = once(child, "exit");
  const kill = () => child.kill("SIGTERM");
  // A test that fails may never come to its end.
  process.on("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    kill();
    await ended;
  };
  return { child, stop };
}

/** Waits until an address answers as it should. @throws where the web server ends, or does not answer in time */
export async function untilAnswered(
  url: string,
  { child }: WebServerProcess,
  isRight: (text: string) => boolean = () => true,
): Promise<void> {
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    const text = await textOf(url);
    if (text !== undefined && isRight(text)) return;
    if (child.exitCode !== null) throw new Error(`The web server ended with ${child.exitCode}`);
    if (Date.now() > patience)
      throw new Error(`The web server does not answer as it should at ${url}`);
    await wait(20);
  }
}

/** The text of a good answer, over a connection of its own: an old process keeps answering over the others. */
async function textOf(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { headers: { Connection: "close" } });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    // Not there yet.
    return undefined;
  }
}

/** Below the ports that a system gives out automatically: no other test gets one of these meanwhile. */
const PORTS = [20_000, 32_000] as const;

/** A port on which nothing answers. */
export async function freePort(): Promise<number> {
  const port = randomInt(...PORTS);
  return (await isFree(port)) ? port : freePort();
}

/** Returns true for a port on which nothing answers. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
