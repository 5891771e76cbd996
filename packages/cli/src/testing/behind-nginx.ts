import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import type { Sandbox } from "@waymark/sandbox";
import { writeNginxConfiguration } from "@waymark/hosting/deploy";
import { freePort, makeOwnFolder, startWebServer, untilAnswered } from "@waymark/hosting/testing";
import { onTestFinished } from "vitest";

/** Serves a sandbox behind nginx for one test. @returns its origin */
export async function startBehindNginx(sandbox: Sandbox, path: string): Promise<string> {
  const server = serve({
    fetch: (request) => sandbox.fetch(request, "default"),
    hostname: "127.0.0.1",
    port: 0,
  });
  await once(server, "listening");
  const folder = mkdtempSync(join(tmpdir(), "waymark-probe-"));
  chmodSync(folder, 0o755);
  const temp = makeOwnFolder(join(folder, "temp"));
  const page = '<script type="application/json" id="portal-config">{}</script>';
  writeFileSync(join(folder, "index.html"), `<!doctype html><title>Sign in</title>${page}`);
  const host = `127.0.0.1:${await freePort()}`;
  const { command } = writeNginxConfiguration(folder, folder, {
    listen: host,
    host: [host],
    temp,
    log: join(temp, "access.log"),
    server: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`],
    csrfFrom: "/",
  });
  const nginx = startWebServer([path, ...command.slice(1)], { temp });
  onTestFinished(async () => {
    await nginx.stop();
    server.close();
    rmSync(folder, { recursive: true });
  });
  await untilAnswered(`http://${host}/healthz`, nginx);
  return `http://${host}`;
}
