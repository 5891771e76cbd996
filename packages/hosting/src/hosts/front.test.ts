import { chmodSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { startBehind } from "../nginx/testing/start-nginx.ts";
import { smallBuild, testFolder } from "../testing/small-build.ts";
import { programOf, startTestedHost } from "../testing/tested-hosts.ts";

/** The address of a visitor as the portal's server gets it over a host, which a proxy in front has named. */
async function addressBehind(
  name: "apache" | "caddy" | "nginx",
  front: readonly string[],
  headers: Record<string, string>,
): Promise<unknown> {
  const seen: unknown[] = [];
  const server = await startBehind((asked, response) => {
    seen.push(asked.headers["x-forwarded-for"]);
    response.end("{}");
  });
  const folder = testFolder();
  chmodSync(folder, 0o755);
  const served = { dist: smallBuild(folder, "one"), folder, server: [server.origin], front };
  const host = await startTestedHost(name, served);
  onTestFinished(host.stop);
  await host.ask("/api/x", { headers });
  return seen[0];
}

for (const name of ["nginx", "caddy", "apache"] as const) {
  describe.skipIf(programOf[name] === undefined)(`${name}, running`, { timeout: 60_000 }, () => {
    it("[QO-4] names the visitor to the server, as the proxy in front names it", async () => {
      const headers = { "X-Forwarded-For": "203.0.113.7" };
      const address = await addressBehind(name, ["127.0.0.1"], headers);
      expect(String(address).split(", ")).toContain("203.0.113.7");
    });

    it("[QO-4] names no visitor to the server as a visitor asks for", async () => {
      const headers = { "X-Forwarded-For": "203.0.113.7" };
      for (const front of [[], ["192.0.2.1"]]) {
        expect([front, await addressBehind(name, front, headers)]).toEqual([front, "127.0.0.1"]);
      }
    });

    it.each(["1.0", "1.1"])(
      "[QH-3] compresses for a proxy in front that asks by HTTP/%s",
      async (version) => {
        const folder = testFolder();
        chmodSync(folder, 0o755);
        const host = await startTestedHost(name, { dist: smallBuild(folder, "one"), folder });
        onTestFinished(host.stop);
        const { hostname, port } = new URL(`http://${host.host}`);
        const socket = connect(Number(port), hostname);
        const headers = [
          `Host: ${host.host}`,
          `Via: ${version} a`,
          "Accept-Encoding: gzip",
          "Connection: close",
        ];
        socket.write([`GET / HTTP/${version}`, ...headers, "", ""].join("\r\n"));
        expect(await text(socket)).toMatch(/^Content-Encoding: gzip\r$/imu);
      },
    );
  });
}

describe.skipIf(programOf.apache === undefined)("apache, running", { timeout: 60_000 }, () => {
  it("[QO-4] takes the visitor from the header of a network in front, and of no visitor", async () => {
    const headers = { "CF-Connecting-IP": "203.0.113.7" };
    expect(await addressBehind("apache", ["cloudflare", "127.0.0.1"], headers)).toBe("203.0.113.7");
    expect(await addressBehind("apache", ["cloudflare"], headers)).toBe("127.0.0.1");
  });
});

for (const name of ["nginx", "apache"] as const) {
  it.skipIf(programOf[name] === undefined)(
    `[QO-4] ${name} names the one visitor that the proxy in front has seen, also one of the operator's own network`,
    async () => {
      const headers = { "X-Forwarded-For": "198.51.100.1, 10.1.2.3" };
      expect(await addressBehind(name, ["127.0.0.1"], headers)).toBe("10.1.2.3");
    },
    60_000,
  );
}
