import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { startBehind } from "../nginx/testing/start-nginx.ts";
import { type Asked, askOver } from "../testing/answers.ts";
import { smallBuild } from "../testing/small-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import {
  freePort,
  makeOwnFolder,
  startWebServer,
  untilAnswered,
} from "../testing/web-server-process.ts";
import { webServers } from "../web-servers/web-servers.ts";

const paths = { caddy: "/usr/bin/caddy", apache: "/usr/sbin/apache2" } as const;

/** Serves a build by a web server, with several servers behind it. @returns its origin */
async function startHost(name: keyof typeof paths, server: readonly string[]): Promise<string> {
  const folder = testFolder();
  const temp = makeOwnFolder(join(folder, "temp"));
  const host = `127.0.0.1:${await freePort()}`;
  const dist = smallBuild(folder, "one");
  const options = { host: [host], listen: host, temp, server };
  const { command } = webServers[name].write(dist, folder, options);
  const running = startWebServer([paths[name], ...command.slice(1)], { temp });
  onTestFinished(async () => running.stop());
  await untilAnswered(`http://${host}/healthz`, running);
  return `http://${host}`;
}

const submit = async (origin: string) =>
  fetch(`${origin}/api/auth/login`, {
    method: "POST",
    body: "{}",
    headers: { Connection: "close" },
  });

for (const name of ["caddy", "apache"] as const) {
  describe.skipIf(!existsSync(paths[name]))(`${name}, running`, { timeout: 60_000 }, () => {
    it("[QO-4] asks another server where one is gone", async () => {
      const server = await startBehind((_, response) => response.end("{}"));
      const gone = `http://127.0.0.1:${await freePort()}`;
      const origin = await startHost(name, [gone, server.origin]);
      const answers = [];
      for (let call = 0; call < 12; call += 1) answers.push((await submit(origin)).status);
      expect(answers).toEqual(Array.from({ length: 12 }, () => 200));
    });

    it("[QO-4] [QX-1] never sends a submit again that a server has had", async () => {
      let submits = 0;
      const breaksOff = async () =>
        startBehind((asked) => {
          submits += 1;
          asked.socket.destroy();
        });
      const servers = [await breaksOff(), await breaksOff()];
      const origin = await startHost(
        name,
        servers.map((each) => each.origin),
      );
      expect((await submit(origin)).status).toBe(502);
      expect(submits).toBe(1);
    });

    it("[QO-4] sends no call over a connection that its server may be closing", async () => {
      const used = new WeakMap<Socket, number>();
      const idle: number[] = [];
      const server = await startBehind(({ socket }, response) => {
        idle.push(performance.now() - (used.get(socket) ?? performance.now()));
        used.set(socket, performance.now());
        response.end("{}");
      });
      const origin = await startHost(name, [server.origin]);
      const calls = async () => Promise.all(Array.from({ length: 8 }, async () => submit(origin)));
      await calls();
      // Node closes a connection after five seconds without a call.
      await setTimeout(4_500);
      await calls();
      expect(Math.max(...idle)).toBeLessThan(4_000);
    });

    it("[QO-4] asks its server for the next visitor where a visitor has sent too much", async () => {
      const { origin: server } = await startBehind((asked, response) => {
        asked.resume().on("end", () => response.end("{}"));
      });
      const send = async (origin: string, bytes: number, headers: Asked["headers"] = {}) =>
        askOver(origin, "/api/auth/login", { method: "POST", body: "x".repeat(bytes), headers });
      for (const servers of [[server], [server, server.replace("127.0.0.1", "localhost")]]) {
        const origin = await startHost(name, servers);
        for (const headers of [{}, {}, { "Transfer-Encoding": "chunked" }]) {
          await send(origin, 65_537, headers);
          expect((await send(origin, 65_536)).status).toBe(200);
        }
      }
    });
  });
}
