import { once } from "node:events";
import { type IncomingMessage, request, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeAll, listen, portOf } from "./listen.ts";

let server: Server;

beforeAll(async () => {
  const echo = new Hono();
  echo.post("/", bodyLimit({ maxSize: 10 }), async (c) => c.text(await c.req.text()));
  server = await listen(async (asked) => echo.fetch(asked), 0, "127.0.0.1");
});
afterAll(() => closeAll([server]));

/** Sends a body with `headers` and returns the answer. */
async function post(headers: Record<string, string>, body: string) {
  const asking = request({ port: portOf(server), method: "POST", headers });
  if (body === "")
    for (const name of ["Transfer-Encoding", "Content-Length"]) asking.removeHeader(name);
  asking.end(body);
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  return [answer.statusCode, await text(answer)];
}

describe("over the wire", () => {
  it("a body may say its length, come in chunks, or be missing altogether", async () => {
    expect(await post({ "Content-Length": "5" }, "short")).toEqual([200, "short"]);
    expect(await post({ "Transfer-Encoding": "chunked" }, "short")).toEqual([200, "short"]);
    expect(await post({}, "")).toEqual([200, ""]);
  });

  it("one that is too long is refused either way", async () => {
    const long = "longer than ten";
    expect((await post({ "Content-Length": "15" }, long))[0]).toBe(413);
    expect((await post({ "Transfer-Encoding": "chunked" }, long))[0]).toBe(413);
  });
});
