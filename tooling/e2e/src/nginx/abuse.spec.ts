import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { connect, type Socket } from "node:net";
import { listening } from "@waymark/hosting/testing/listening";
import { ask } from "../fixtures/ask.ts";
import { serveApp } from "../fixtures/serve-app.ts";
import { expect, test } from "../fixtures/test.ts";
import { full } from "../fixtures/share.ts";

/** Requests of visitors who want the host to answer as another one, or not at all. */

test("[QO-2] no other host than its own is answered, so that no mail can lead there", async ({
  origin,
}) => {
  const { host, port, hostname } = new URL(origin);
  const others = ["evil.example", `evil.example:${port}`, hostname, `${hostname}:1`, `x.${host}`];
  for (const other of [...others, `${host}.evil.example`, `${host}@evil.example`]) {
    for (const [path, method] of [
      ["/", "GET"],
      ["/assets/nothing.js", "GET"],
      ["/version", "GET"],
      ["/api/auth/login", "POST"],
      ["/nowhere", "POST"],
    ] as const) {
      const reply = await ask(origin + path, { host: other }, method);
      // nginx itself refuses what is no host.
      expect([421, 400], `${other}${path}`).toContain(reply.status);
      expect(reply.headers["set-cookie"]).toBeUndefined();
    }
  }
  const { body } = await ask(origin, { host: "evil.example" });
  expect(Buffer.from(body).toString()).toMatch(
    /^This site is not at this address\. Check the link\.\n/u,
  );
  // A health check does not know the host's name.
  expect((await ask(`${origin}/healthz`, { host: "10.0.0.7:8080" })).status).toBe(200);
  expect((await ask(origin, { host: host.toUpperCase() })).status).toBe(200);
});

test("[QO-2] the server is told the portal's own host and scheme, whatever a visitor says", async () => {
  const told: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers }, answer) => {
    told.push(headers);
    answer.end();
  });
  const { origin, stop } = await listening(server);
  const nginx = await serveApp("nginx", origin);
  const { host, port } = new URL(nginx.origin);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(
    [
      "GET http://evil.example/api/x HTTP/1.1",
      `Host: ${host}`,
      "X-Forwarded-Host: evil.example",
      "X-Forwarded-Proto: javascript",
      "Forwarded: host=evil.example",
      "Connection: close",
      "\r\n",
    ].join("\r\n"),
  );
  await once(socket.resume(), "close");
  const [{ host: toldHost, forwarded, ...more } = {}] = told;
  expect([toldHost, more["x-forwarded-host"], more["x-forwarded-proto"], forwarded]).toEqual([
    host,
    host,
    "http",
    undefined,
  ]);
  await nginx.stop();
  await stop();
});

test(
  "[QO-2] half-sent requests do not block the page, and are closed after ten seconds",
  full,
  async ({ origin }) => {
    const nginx = await serveApp("nginx", origin);
    const { port } = new URL(nginx.origin);
    const sockets = await Promise.all(
      Array.from({ length: 400 }, async () => {
        const socket = connect(Number(port), "127.0.0.1");
        await once(socket, "connect");
        socket.write("GET / HTTP/1.1\r\nHost:");
        return socket.resume();
      }),
    );
    const begun = Date.now();
    const given = Promise.all(sockets.map((socket) => gone(socket)));
    expect((await ask(nginx.origin)).status).toBe(200);
    await given;
    // Without a limit of its own, nginx waits for a minute.
    expect(Date.now() - begun).toBeLessThan(30_000);
    expect((await ask(nginx.origin)).status).toBe(200);
    await nginx.stop();
  },
);

/** Resolves once the server has closed a connection, or cut it off. */
function gone(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.on("error", () => resolve());
    socket.on("close", () => resolve());
  });
}
