import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { securityHeaders } from "../headers/security-headers.ts";
import { freePort, nginxPath } from "../testing/web-server-process.ts";
import { startBehind, startNginx } from "./testing/start-nginx.ts";

const ID = "7f3a0c1e-1111-4222-8333-444455556666";

describe.skipIf(nginxPath === undefined)("nginx, running", { timeout: 60_000 }, () => {
  it("[QO-4] asks another server where one is gone, over connections that it keeps", async () => {
    const server = await startBehind((_, response) => response.end("{}"));
    const gone = `http://127.0.0.1:${await freePort()}`;
    const { origin } = await startNginx({ server: [gone, server.origin] });
    for (let call = 0; call < 30; call += 1) {
      const answer = await fetch(`${origin}/api/auth/login`, { method: "POST", body: "{}" });
      expect(answer.status).toBe(200);
    }
    expect(server.connections()).toBeLessThan(10);
  });

  it("[QO-4] [QX-1] never sends a submit again that a server has had", async () => {
    let submits = 0;
    const breaksOff = () =>
      startBehind((request) => {
        submits += 1;
        request.socket.destroy();
      });
    const servers = [await breaksOff(), await breaksOff()];
    const { origin } = await startNginx({ server: servers.map((each) => each.origin) });
    const answer = await fetch(`${origin}/api/auth/login`, { method: "POST", body: "{}" });
    expect(answer.status).toBe(502);
    expect(submits).toBe(1);
  });

  it("[QO-5] passes the id of a call on and writes it into the log, and nothing else", async () => {
    const seen: unknown[] = [];
    const server = await startBehind(({ headers }, response) => {
      seen.push(headers["x-request-id"]);
      response.writeHead(503).end();
    });
    const { origin, stop } = await startNginx({ server: [server.origin] });
    const planted = "7f3a secret-token / 200";
    for (const id of [ID, planted]) {
      await fetch(`${origin}/api/auth/login`, { method: "POST", headers: { "X-Request-Id": id } });
    }
    expect(seen).toEqual([ID, expect.stringMatching(/^[\da-f]{32}$/u)]);
    const lines = (await stop()).filter((line) => line.includes("/api/auth/login"));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(new RegExp(` POST /api/auth/login 503 \\S+ \\S+ ${ID} 503$`, "u"));
    expect(lines[1]).toMatch(/ POST \/api\/auth\/login 503 \S+ \S+ - 503$/u);
  });

  it("[QO-4] [QO-5] sends a sentence in two languages where the server does not answer, in place of a page of nginx", async () => {
    const { origin, stop } = await startNginx({ server: [`http://127.0.0.1:${await freePort()}`] });
    const answer = await fetch(`${origin}/api/school/report`, {
      method: "POST",
      headers: { "X-Request-Id": ID },
    });
    expect(answer.status).toBe(502);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await answer.text()).toBe(
      "This page has a problem. Wait a minute, then try again.\n" +
        "Cette page a un problème. Attendez une minute, puis réessayez.",
    );
    const line = (await stop()).find((each) => each.includes(ID));
    expect(line).toMatch(new RegExp(` POST \\S+ 502 \\S+ \\S+ ${ID} 502$`, "u"));
  });

  it("[QH-2] answers what it refuses itself with all headers, and 405 with what is allowed", async () => {
    const server = await startBehind((_, response) => response.end("{}"));
    const { origin } = await startNginx({ server: [server.origin] });
    const large = "x".repeat(70_000);
    const {
      "Content-Security-Policy": _,
      "X-Robots-Tag": __,
      ...same
    } = securityHeaders({ html: false, path: "/x" });
    for (const [status, path, options] of [
      [400, "/%00", {}],
      [431, "/", { headers: { Cookie: `a=${large}` } }],
      [405, "/forgot", { method: "PUT" }],
      [413, "/api/auth/login", { method: "POST", body: large }],
      [414, `/${large}`, {}],
    ] as const) {
      const answer = await fetch(origin + path, options);
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(same)) {
        expect(answer.headers.get(name)).toBe(value);
      }
      expect(answer.headers.get("Allow")).toBe(status === 405 ? "GET, HEAD" : null);
      const words = await answer.text();
      expect(words).not.toContain("<center>nginx");
      // A person whom the cookies of other hosts keep out is told so.
      expect(words.includes("cookies")).toBe(status === 431);
      expect(words.includes("\nLes témoins (cookies) de ce site")).toBe(status === 431);
    }
  });

  it("[QO-4] [QT-5] a page sets the CSRF cookie of the server, and never a cookie that comes with it", async () => {
    const token = "XSRF-TOKEN=tok; Path=/; Expires=Wed, 21 Oct 2037 07:28:00 GMT; SameSite=Lax";
    const session = "JSESSIONID=abc; Path=/; HttpOnly";
    const cookiesOf = async (...cookies: string[]) => {
      const server = await startBehind((_, response) => {
        response.setHeader("Set-Cookie", cookies).end();
      });
      const { origin } = await startNginx({ server: [server.origin], csrfFrom: "/csrf" });
      return (await fetch(origin)).headers.getSetCookie();
    };
    expect(await cookiesOf(token)).toEqual([token]);
    expect(await cookiesOf(session, token)).toEqual([]);
    // From 1.23 on nginx joins several cookies into one value.
    expect(await cookiesOf(`${token}, ${session}`)).toEqual([]);
  });

  it("[QO-4] believes a network in front whose address it knows, and no visitor", async () => {
    const seen: IncomingHttpHeaders[] = [];
    const server = await startBehind(({ headers }, response) => {
      seen.push(headers);
      response.end("{}");
    });
    const call = async (front: string[]) => {
      const { origin } = await startNginx({ server: [server.origin], front });
      await fetch(`${origin}/api/x`, { headers: { "CF-Connecting-IP": "203.0.113.7" } });
    };
    await call(["cloudflare", "127.0.0.1"]);
    await call(["cloudflare"]);
    expect(seen.map((headers) => headers["x-forwarded-for"])).toEqual(["203.0.113.7", "127.0.0.1"]);
  });

  it("[QO-4] looks a server's name up again, and starts while it has none", async () => {
    let address = "";
    const names = await startNameServer(() => address);
    const server = await startBehind((_, response) => response.end("one"));
    const other = createServer((_, response) => response.end("two"));
    await once(other.listen(server.port, "127.0.0.2"), "listening");
    onTestFinished(() => {
      other.close();
      other.closeAllConnections();
    });
    const { origin } = await startNginx({
      server: [`http://portal-server.test:${server.port}`],
      resolver: names,
    });
    const said = async () => (await fetch(`${origin}/api/x`)).text();
    expect((await fetch(`${origin}/api/x`)).status).toBe(502);
    for (const [next, text] of [
      ["127.0.0.1", "one"],
      ["127.0.0.2", "two"],
    ] as const) {
      address = next;
      await expect.poll(said, { timeout: 20_000, interval: 100 }).toBe(text);
    }
  });
});

/** A name server that knows one address, for a second. @returns its own address */
async function startNameServer(address: () => string): Promise<string> {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port }) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const isFound = address() !== "" && question.readUInt16BE(question.length - 4) === 1;
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(isFound || address() !== "" ? 0x8180 : 0x8183, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(isFound ? 1 : 0, 6);
    const row = Buffer.from([
      0xc0,
      12,
      0,
      1,
      0,
      1,
      0,
      0,
      0,
      1,
      0,
      4,
      ...address().split(".").map(Number),
    ]);
    socket.send(Buffer.concat([head, question, ...(isFound ? [row] : [])]), port, "127.0.0.1");
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}
