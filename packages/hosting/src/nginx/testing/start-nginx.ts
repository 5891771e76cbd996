import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { listening } from "../../testing/listening.ts";
import {
  freePort,
  makeOwnFolder,
  nginxPath,
  startWebServer,
  untilAnswered,
} from "../../testing/web-server-process.ts";
import type { NginxOptions } from "../../hosts/host-configuration.ts";
import { writeNginxConfiguration } from "../write-nginx-configuration.ts";
import { testFolder } from "../../testing/test-folder.ts";

/**
 * Serves a build of one page by nginx for one test.
 * @returns its origin, and a function that ends it and returns its log
 */
export async function startNginx(options: Partial<NginxOptions>) {
  const folder = testFolder();
  const temp = makeOwnFolder(join(folder, "temp"));
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
  const nginx = startWebServer([nginxPath ?? "nginx", ...command.slice(1)], { temp });
  const stop = async () => {
    await nginx.stop();
    return existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
  };
  onTestFinished(async () => {
    await stop();
  });
  await untilAnswered(`http://${host}/healthz`, nginx);
  return { origin: `http://${host}`, stop };
}

/** Starts a server behind nginx for one test. @returns its origin, and the connections that it has had */
export async function startBehind(answer: RequestListener) {
  const server = createServer(answer);
  let connections = 0;
  server.on("connection", () => {
    connections += 1;
  });
  const { origin, port, stop } = await listening(server);
  onTestFinished(stop);
  return { origin, port, connections: () => connections };
}
