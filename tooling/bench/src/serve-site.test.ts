import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type ClientHttp2Session } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { generate } from "selfsigned";
import { afterEach, beforeEach, expect, it } from "vitest";
import { NEXT_PAGE, RIGHT_PASSWORD, type Site } from "./sites.ts";
import { serveSite } from "./serve-site.ts";

const site: Site = {
  name: "peer",
  label: "A peer",
  kind: "peer",
  folder: "dist",
  signIn: ["/sign-in"],
  refusal: () => Response.json({ refused: true }, { status: 401 }),
  success: () => Response.json({ accepted: true }),
  answers: { "/session": () => new Response(null, { status: 403, headers: { "x-said": "no" } }) },
};

const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
let root: string;
let served: Awaited<ReturnType<typeof serveSite>>;
let client: ClientHttp2Session;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "bench-"));
  mkdirSync(join(root, "dist/assets"), { recursive: true });
  writeFileSync(join(root, "dist/index.html"), "<p>the page</p>");
  writeFileSync(join(root, "dist/assets/a-1.js"), "let a = 1;".repeat(100));
  writeFileSync(join(root, "dist/dot.png"), "a picture");
  served = await serveSite(site, { root, key, cert });
  client = connect(served.url, { rejectUnauthorized: false });
});

afterEach(async () => {
  client.close();
  served.server.close();
  rmSync(root, { recursive: true });
});

async function ask(path: string, method = "GET", sent = "") {
  const stream = client.request(
    { ":path": path, ":method": method, "accept-encoding": "br" },
    { endStream: false },
  );
  stream.end(sent);
  const headers = await new Promise<Record<string, unknown>>((resolve) =>
    stream.on("response", (answer) => resolve({ ...answer })),
  );
  const pieces = (await stream.toArray()) as Buffer[];
  return { headers, body: Buffer.concat(pieces) };
}

it("sends scripts compressed, to be kept for ever, and says how long they are", async () => {
  const { headers, body } = await ask("/assets/a-1.js");
  expect(headers).toMatchObject({ ":status": 200, "content-encoding": "br" });
  expect(headers["cache-control"]).toContain("immutable");
  expect(headers["content-length"]).toBe(String(body.length));
  expect(brotliDecompressSync(body).toString()).toBe("let a = 1;".repeat(100));
});

it("sends as it is what brotli makes no smaller", async () => {
  const { headers, body } = await ask("/dot.png");
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.toString()).toBe("a picture");
});

it("answers with the page for its own paths, and with 404 for files and calls that are not there", async () => {
  for (const path of ["/", "/forgot?lang=fr"]) {
    const { headers, body } = await ask(path);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(brotliDecompressSync(body).toString()).toBe("<p>the page</p>");
  }
  for (const path of ["/assets/gone.js", "/api/branding", "/../package.json"]) {
    expect((await ask(path)).headers[":status"]).toBe(404);
  }
});

it("answers the next page with nothing, so that the browser stays", async () => {
  expect((await ask(NEXT_PAGE)).headers[":status"]).toBe(204);
});

it("refuses every password but the right one, and says what the site says to other calls", async () => {
  const refused = await ask("/sign-in", "POST");
  expect(refused.headers[":status"]).toBe(401);
  expect(refused.body.toString()).toBe('{"refused":true}');
  const accepted = await ask("/sign-in", "POST", `{"password":"${RIGHT_PASSWORD}"}`);
  expect(accepted.body.toString()).toBe('{"accepted":true}');
  expect((await ask("/session", "POST")).headers).toMatchObject({ ":status": 403, "x-said": "no" });
  expect((await ask("/elsewhere", "POST")).headers[":status"]).toBe(404);
});
