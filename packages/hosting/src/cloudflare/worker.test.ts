import { readFileSync, statSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { contentVersion } from "../files/cache-control.ts";
import { startBehind } from "../nginx/testing/start-nginx.ts";
import { askOver } from "../testing/answers.ts";
import { portalBuild, portalFiles } from "../testing/portal-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import { startWorker, workerdPath } from "./testing/start-worker.ts";
import { writeCloudflareConfiguration } from "./write-cloudflare-configuration.ts";

let folder: string;
let dist: string;
beforeEach(() => {
  folder = testFolder();
  dist = portalBuild(join(folder, "dist"));
});

describe.skipIf(workerdPath === undefined)("the worker in its runtime", { timeout: 60_000 }, () => {
  it("[QO-4] [QX-6] names the host and the visitor's address to the server, whatever a visitor says of them", async () => {
    const seen: IncomingHttpHeaders[] = [];
    const server = await startBehind((asked, response) => {
      seen.push(asked.headers);
      response.writeHead(302, { Location: "/elsewhere", "Set-Cookie": "XSRF-TOKEN=a" }).end();
    });
    const options = { server: [server.origin], pass: ["/workspace"] };
    const { origin, host, stop } = await startWorker(dist, join(folder, "out"), options);
    onTestFinished(stop);
    const call = { method: "POST", body: "{}", redirect: "manual" } as const;
    const planted = {
      "X-Forwarded-Host": "evil.example",
      Forwarded: "host=evil.example",
      "X-Forwarded_Host": "evil.example",
      "CF-Connecting-IP": "203.0.113.7",
    };
    const answer = await fetch(`${origin}/api/auth/login`, { ...call, headers: planted });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/elsewhere"]);
    expect(answer.headers.getSetCookie()).toEqual(["XSRF-TOKEN=a"]);
    expect(seen[0]).toMatchObject({
      "x-forwarded-host": host,
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-proto": "http",
    });
    expect(seen[0]?.forwarded).toBeUndefined();
    expect(seen[0]?.["x-forwarded_host"]).toBeUndefined();
    const large = await fetch(`${origin}/api/auth/login`, { ...call, body: "x".repeat(70_000) });
    expect(large.status).toBe(413);
    expect((await fetch(`${origin}/workspaces`)).status).toBe(200);
    expect(seen).toHaveLength(1);
  });

  it("[QO-4] sends the part of a file that is asked for, and the whole file where it may be another one by now", async () => {
    const { origin, stop } = await startWorker(dist, join(folder, "out"), {});
    onTestFinished(stop);
    const page = await (await fetch(`${origin}/`)).text();
    const ask = async (more: Record<string, string>) => {
      const answer = await fetch(`${origin}/`, { headers: { Range: "bytes=2-5", ...more } });
      return [answer.status, await answer.text()];
    };
    expect(await ask({})).toEqual([206, page.slice(2, 6)]);
    expect(await ask({ "If-Range": '"of-the-build-before"' })).toEqual([200, page]);
  });

  it("[QO-4] lets browsers keep a dictionary under its own version alone", async () => {
    const { origin, stop } = await startWorker(dist, join(folder, "out"), {});
    onTestFinished(stop);
    const name = "assets/translations/en-CA.json";
    const version = contentVersion(portalFiles[name] ?? "");
    const cacheOf = async (query: string) =>
      (await fetch(`${origin}/${name}${query}`)).headers.get("Cache-Control");
    expect(await cacheOf(`?v=${version}`)).toContain("immutable");
    for (const other of ["", "?v=00000000", `?v=${version}&v=0`])
      expect([other, await cacheOf(other)]).toEqual([other, "no-cache"]);
  });

  it("[QO-4] answers for the portal's hosts alone, however they are written", async () => {
    const options = { hosts: ["login.example"] };
    const { origin, stop } = await startWorker(dist, join(folder, "out"), options);
    onTestFinished(stop);
    for (const [host, status] of [
      ["login.example", 200],
      ["Login.EXAMPLE:443", 200],
      ["evil.example", 421],
      ["constructor", 421],
      ["toString", 421],
      ["__proto__", 421],
    ] as const) {
      expect([host, (await askOver(origin, "/", { host })).status]).toEqual([host, status]);
    }
  });
});

it("[QO-4] what is published is small, and names the files", () => {
  const { file } = writeCloudflareConfiguration(dist, folder, { host: ["login.example"] });
  const assets = { directory: dist, run_worker_first: true, html_handling: "none" };
  expect(JSON.parse(readFileSync(file, "utf8")).assets).toMatchObject(assets);
  expect(statSync(join(folder, "worker.js")).size).toBeLessThan(40_000);
});

it("[QT-3] the network keeps no log of the addresses, which hold the tokens of mailed links", () => {
  const { file } = writeCloudflareConfiguration(dist, folder, { host: ["login.example"] });
  expect(JSON.parse(readFileSync(file, "utf8")).observability).toEqual({ enabled: false });
});

it("[QO-4] several servers are refused: the network balances itself", () => {
  const options = { host: ["a.example"], server: ["http://a", "http://b"] };
  expect(() => writeCloudflareConfiguration(dist, folder, options)).toThrow("give one origin");
});
