import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serve } from "@hono/node-server";
import type { Sandbox } from "@waymark/sandbox";
import { writeNginxConfiguration } from "@waymark/hosting/deploy";
import { onTestFinished } from "vitest";

/** Path of the machine's nginx; undefined where there is none. */
export const nginxPath = [
  "/usr/sbin/nginx",
  "/usr/local/sbin/nginx",
  "/opt/homebrew/bin/nginx",
].find((path) => existsSync(path));

/** The user id of `nobody` on Debian: nginx must not run as root, even if the tests do. */
const NOBODY = 65_534;

/** Serves a sandbox behind nginx for one test. @returns its origin */
export async function startBehindNginx(sandbox: Sandbox, nginx: string): Promise<string> {
  const server = serve({
    fetch: (request) => sandbox.fetch(request, "default"),
    hostname: "127.0.0.1",
    port: 0,
  });
  await once(server, "listening");
  const folder = mkdtempSync(join(tmpdir(), "waymark-probe-"));
  const temp = join(folder, "temp");
  mkdirSync(temp);
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(temp, NOBODY, NOBODY);
  const page = '<script type="application/json" id="portal-config">{}</script>';
  writeFileSync(join(folder, "index.html"), `<!doctype html><title>Sign in</title>${page}`);
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const { command } = writeNginxConfiguration(folder, folder, {
    listen: host,
    host: [host],
    temp,
    log: join(temp, "access.log"),
    server: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`],
    csrfFrom: "/",
  });
  const [, ...args] = command;
  const child = spawn(nginx, args, {
    stdio: "ignore",
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
    server.close();
    rmSync(folder, { recursive: true });
  });
  await untilServed(`http://${host}/healthz`);
  return `http://${host}`;
}

async function untilServed(url: string): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const isServed = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServed) return;
    await wait(20);
  }
  throw new Error(`nginx does not answer at ${url}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
