import { describe, expect, it } from "vitest";
import { hostGuard } from "./host-guard.ts";

const statusOf = async (url: string, ...names: string[]) =>
  (await hostGuard(names)(async () => new Response("ok"))(new Request(url))).status;

describe("the host names that the sandbox answers to", () => {
  it.each([
    "http://localhost:4300/",
    "http://LOCALHOST/",
    "http://uk.localhost:4304/",
    "http://api.localhost:4300/",
    "http://127.0.0.1:4300/",
    "http://192.168.1.20:4300/",
    "http://[::1]:4300/",
  ])("%s", async (url) => expect(await statusOf(url)).toBe(200));

  it.each([
    "http://rebound.example:4300/",
    "http://localhost.rebound.example/",
    "http://notlocalhost/",
    "http://127.0.0.1.rebound.example/",
    "http://127-0-0-1.rebound.example/",
  ])("[QO-2] and not %s", async (url) => {
    expect(await statusOf(url)).toBe(421);
    expect(await statusOf(url, "portal.example")).toBe(421);
    expect(await statusOf(url, new URL(url).hostname.toUpperCase())).toBe(200);
  });

  it("[QO-2] says how in one line", async () => {
    const answer = await hostGuard([])(async () => new Response())(new Request("http://a.example"));
    expect(await answer.text()).toMatch(/^[^\n]+--allow-host[^\n]+\n$/u);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });
});
