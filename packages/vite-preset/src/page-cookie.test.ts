import { createServer as createHttpServer } from "node:http";
import { tmpdir } from "node:os";
import { listening } from "@waymark/hosting/testing/listening";
import { createServer } from "vite";
import { expect, it } from "vitest";
import { pageCookie } from "./page-cookie.ts";

/** Returns the cookies that a page of the development server sets, in front of a sandbox. */
async function cookiesOf(sandbox: string, headers: Record<string, string>): Promise<string[]> {
  const server = await createServer({
    root: tmpdir(),
    configFile: false,
    logLevel: "silent",
    plugins: [pageCookie(sandbox)],
    server: { host: "127.0.0.1", port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await server.listen();
    const [url = ""] = server.resolvedUrls?.local ?? [];
    return (await fetch(url, { headers })).headers.getSetCookie();
  } finally {
    await server.close();
  }
}

it("[API-2] brings a page the cookie that its first call needs", async () => {
  const server = createHttpServer((request, response) => {
    const known = request.headers.cookie === "XSRF-TOKEN=known";
    response.setHeader("Set-Cookie", known ? [] : ["XSRF-TOKEN=made; Path=/"]).end();
  });
  const { origin, stop } = await listening(server);
  const page = { "sec-fetch-dest": "document" };
  expect(await cookiesOf(origin, page)).toEqual(["XSRF-TOKEN=made; Path=/"]);
  expect(await cookiesOf(origin, { ...page, cookie: "XSRF-TOKEN=known" })).toEqual([]);
  expect(await cookiesOf(origin, { "sec-fetch-dest": "script" })).toEqual([]);
  await stop();
  expect(await cookiesOf("http://127.0.0.1:9", page)).toEqual([]);
});
