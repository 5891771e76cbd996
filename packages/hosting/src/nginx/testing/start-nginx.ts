import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { onTestFinished } from "vitest";
import type { NginxOptions } from "../command-line.ts";
import { writeNginxConfiguration } from "../write-nginx-configuration.ts";

/** Path of the machine's nginx; undefined where there is none. */
export const nginxPath = [
  process.env["NGINX_PATH"] ?? "",
  "/usr/sbin/nginx",
  "/usr/local/sbin/nginx",
  "/opt/homebrew/bin/nginx",
].find((path) => existsSync(path));

/** The user id of `nobody` on Debian: nginx must not run as root, even if the tests do. */
const NOBODY = 65_534;

/**
 * Serves a build of one page by nginx for one test.
 * @returns its origin, and a function that ends it and returns its log
 */
export async function startNginx(options: Partial<NginxOptions>) {
  const folder = mkdtempSync(join(tmpdir(), "waymark-nginx-"));
  const temp = join(folder, "temp");
  mkdirSync(temp);
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(temp, NOBODY, NOBODY);
  const page = '<script type="application/json" id="portal-config">{}</script>';
  writeFileSync(join(folder, "index.html"), `<!doctype html><title>Sign in</title>${page}`);
  const host = `127.0.0.1:${await freePort()}`;
  const log = join(temp, "access.log");
  const { command } = writeNginxConfiguration(folder, folder, {
    listen: host,
    host: [host],
    temp,
    log,
    ...options,
  });
  const child = spawn(nginxPath ?? "nginx", command.slice(1), {
    stdio: "ignore",
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    return existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
  };
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
  await untilServed(`http://${host}/healthz`, () => child.exitCode);
  return { origin: `http://${host}`, stop };
}

async function untilServed(url: string, exitCode: () => number | null): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const isServed = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServed) return;
    if (exitCode() !== null) throw new Error(`nginx ended with ${exitCode()}`);
    await wait(20);
  }
  throw new Error(`nginx does not answer at ${url}`);
}

/** Starts a server behind nginx for one test. @returns its origin, and the connections that it has had */
export async function startBehind(answer: RequestListener) {
  const server = createServer(answer);
  let connections = 0;
  server.on("connection", () => {
    connections += 1;
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, port, connections: () => connections };
}

/** A port on which nothing answers. */
export async function freePort(): Promise<number> {
  const server = createSocketServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
