import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { smallBuild } from "../testing/small-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import { programOf, startTestedHost } from "../testing/tested-hosts.ts";
import { freePort } from "../testing/web-server-process.ts";

const TOKEN = "s3cret-t0ken";

const requests = [
  [`/reset/${TOKEN}/ActivateAccount?x=${TOKEN}`, {}],
  [`/reset/${TOKEN}%2`, {}],
  [`/%00${TOKEN}`, {}],
  [`/..%2f${TOKEN}`, {}],
  [`/${TOKEN}${"a".repeat(9000)}`, {}],
  [`/assets/${TOKEN}-1234abcd.js`, {}],
  [`/api/${TOKEN}?x=${TOKEN}`, { method: "POST" }],
  [`/api/..%2f${TOKEN}`, {}],
  [`/${TOKEN}`, { method: "POST" }],
  [`/${TOKEN}`, { host: "evil.example" }],
] as const;

/** Lines that no browser sends. */
const lines = [`GET /${TOKEN} HTTP/7.1`, `GET ${TOKEN}`, `GET /${TOKEN} ${TOKEN} HTTP/1.1`];

/** Sends a request as it is written, and waits until the host has closed the connection. */
async function send(host: string, request: string): Promise<void> {
  const [address = "", port = ""] = host.split(":");
  const socket = connect(Number(port), address);
  socket.write(request);
  await once(socket.resume(), "close");
}

it.each((["nginx", "caddy", "apache"] as const).filter((name) => programOf[name]))(
  "[QT-3] [QO-4] %s writes no address into a log, because it may hold a token",
  { timeout: 60_000 },
  async (name) => {
    const folder = testFolder();
    // A free port: the connection is refused.
    const server = [`http://127.0.0.1:${await freePort()}`];
    const host = await startTestedHost(name, { dist: smallBuild(folder, "one"), folder, server });
    onTestFinished(host.stop);
    for (const [path, asked] of requests) await host.ask(path, asked);
    for (const line of lines) {
      await send(host.host, `${line}\r\nHost: ${host.host}\r\nConnection: close\r\n\r\n`);
    }
    await host.stop();
    const temp = join(folder, `temp-${name}`);
    const files = readdirSync(temp, { recursive: true, withFileTypes: true });
    const written = files
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"));
    // The others write no line.
    expect(/\bPOST\b/u.test(written.join("\n"))).toBe(name === "nginx");
    expect(written.join("\n")).not.toContain(TOKEN);
  },
);
