import type { IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { startBehind } from "../nginx/testing/start-nginx.ts";
import { smallBuild } from "../testing/small-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import { programOf, startTestedHost } from "../testing/tested-hosts.ts";

/** The headers of a call as the portal's server gets them over a host. */
async function headersBehind(
  name: "apache" | "caddy" | "nginx",
  front: readonly string[],
  headers: Record<string, string>,
): Promise<IncomingHttpHeaders> {
  const seen: IncomingHttpHeaders[] = [];
  const server = await startBehind((asked, response) => {
    seen.push(asked.headers);
    response.end("{}");
  });
  const folder = testFolder();
  const served = { dist: smallBuild(folder, "one"), folder, server: [server.origin], front };
  const host = await startTestedHost(name, served);
  onTestFinished(host.stop);
  await host.ask("/api/x", { headers });
  return seen[0] ?? {};
}

/** The address of a visitor as the server gets it, which a proxy in front has named. */
async function addressBehind(...asked: Parameters<typeof headersBehind>): Promise<unknown> {
  return (await headersBehind(...asked))["x-forwarded-for"];
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

    it("[QO-4] passes on no header that a server may read as a forwarded one", async () => {
      const names = ["Host", "For", "Proto"].flatMap((end) =>
        ["X_Forwarded_", "X-Forwarded_", "x_forwarded-"].map((start) => start + end),
      );
      const planted = Object.fromEntries(names.map((each) => [each, "evil.example"]));
      const headers = await headersBehind(name, [], { ...planted, Device: "web" });
      expect(headers["device"]).toBe("web");
      expect(Object.keys(headers).filter((each) => each.includes("_"))).toEqual([]);
    });

    it.each(["1.0", "1.1"])(
      "[QH-3] compresses for a proxy in front that asks by HTTP/%s",
      async (version) => {
        const folder = testFolder();
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
