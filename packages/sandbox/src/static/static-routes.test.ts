import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { contentVersion } from "@waymark/hosting";
import { createSandbox, type Sandbox } from "../sandbox.ts";

const SCRIPT = "document.title = 'early'";
const STYLE = "body { margin: 0 }";
const CONFIGURATION =
  '{ "apiOrigin": "https://api.example", "staticOrigin": "https://static.example/" }';
const PAGE = `<!doctype html><script type="application/json" id="portal-config">${CONFIGURATION}</script>
<style>${STYLE}</style><script>${SCRIPT}</script><script type="module" src="/assets/main-abcd1234.js"></script>`;

let folder: string;
let sandbox: Sandbox;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-dist-"));
  const dist = join(folder, "dist");
  mkdirSync(join(dist, "assets", "translations"), { recursive: true });
  const put = (name: string, content: string) => {
    writeFileSync(join(dist, name), content);
    writeFileSync(join(dist, `${name}.gz`), gzipSync(content));
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(content));
  };
  put("index.html", PAGE);
  put("assets/main-abcd1234.js", "export const answer = 42;");
  put("assets/translations/fr-CA.json", "{}");
  writeFileSync(join(dist, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "secret.txt"), "not to be served");
  sandbox = createSandbox({ apps: [{ name: "default", title: "Waymark", dist }] });
});
afterAll(() => {
  sandbox.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  sandbox.fetch(new Request(`http://default.localhost${path}`, { method, headers }), "default");

describe("the built app", () => {
  it.each([
    "/",
    "/forgot",
    "/forgot/",
    "/reset/a.b%2Fc%3D%3D/ActivateAccount",
    "/account/%E0%A4%A",
    "/reset/..%2Fa/x",
  ])("answers the route %s with its page", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toBe(PAGE);
  });

  it.each(["/account/ab.cd", "/account/x.html", "/account/x%2Ehtml", "/x.HTML"])(
    "[RT-10] takes %s for a route for every client: a token may end like a page's name",
    async (path) => {
      for (const Accept of ["text/html,*/*", "*/*"]) {
        const answer = await get(path, { Accept });
        expect([answer.status, await answer.text()]).toEqual([200, PAGE]);
      }
    },
  );

  it("gives a page of that name where there is one", async () => {
    const account = join(folder, "dist", "account");
    onTestFinished(() => rmSync(account, { recursive: true }));
    mkdirSync(account);
    writeFileSync(join(account, "x.html"), "<!doctype html><title>A page</title>");
    expect(await (await get("/account/x.html")).text()).toContain("A page");
  });

  it.each([
    "/assets/gone-abcd1234.js",
    "/assets/translations/de-DE.json",
    "/assets/gone",
    "/assets/gone.html",
    "/robots.txt",
  ])("[QH-3] answers the missing asset %s with 404, never with the page", async (path) => {
    const answer = await get(path, { Accept: "text/html" });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("<");
  });

  it.each([
    "/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%2F..%2Fetc/passwd",
    "/account/..%2f..%2fsecret.txt",
    "/reset/%2F..%2F..%2Fsecret.txt/x",
    "/forgot%00",
  ])("answers %s with 400: it leads out of the folder, or nowhere", async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  it("finds a file behind an encoded path that stays inside", async () => {
    expect(await (await get("/assets/..%2findex.html")).text()).toBe(PAGE);
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%5c..%5c..%5csecret.txt",
    "/%2e%2e%2fsecret.txt",
  ])("gives nothing from outside its folder: %s", async (path) => {
    const answer = await get(path);
    expect(await answer.text()).not.toContain("not to be served");
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["*", "br"],
    ["identity", null],
  ])("[QH-3] is sent compressed as the browser takes it: %s", async (accepted, encoding) => {
    const answer = await get("/assets/main-abcd1234.js", { "Accept-Encoding": accepted });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("Content-Length")).toBe(String(bytes.length));
    const source = "export const answer = 42;";
    const expected = { br: brotliCompressSync(source), gzip: gzipSync(source) };
    expect(bytes).toEqual(
      encoding === "br" || encoding === "gzip" ? expected[encoding] : Buffer.from(source),
    );
  });

  it("is sent as it is without a compressed file", async () => {
    const answer = await get("/favicon.svg", { "Accept-Encoding": "br" });
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    expect(await answer.text()).toBe("<svg/>");
  });

  it.each([
    ["/", "private, no-cache"],
    ["/assets/main-abcd1234.js", "public, max-age=31536000, immutable"],
    [
      `/assets/translations/fr-CA.json?v=${contentVersion("{}")}`,
      "public, max-age=31536000, immutable",
    ],
    ["/assets/translations/fr-CA.json?v=1", "private, no-cache"],
    ["/assets/translations/fr-CA.json?v=", "private, no-cache"],
    ["/assets/translations/fr-CA.json", "private, no-cache"],
    [`/favicon.svg?v=${contentVersion("<svg/>")}`, "private, no-cache"],
  ])("[QH-3] may be kept: %s %s", async (path, cacheControl) => {
    const answer = await get(path);
    expect(answer.headers.get("Cache-Control")).toBe(cacheControl);
    expect(answer.headers.has("Set-Cookie")).toBe(!cacheControl.startsWith("public"));
  });

  it("[QH-3] may be kept by anyone where it brings no cookie", async () => {
    const [cookie = ""] = ((await get("/")).headers.get("Set-Cookie") ?? "").split(";");
    const { headers } = await get("/", { Cookie: cookie });
    expect([headers.get("Cache-Control"), headers.get("Set-Cookie")]).toEqual(["no-cache", null]);
  });

  it("is not sent again while it has not changed, and keeps its policy", async () => {
    const first = await get("/legal");
    const etag = first.headers.get("ETag") ?? "";
    const again = await get("/legal", { "If-None-Match": `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    const policy = "Content-Security-Policy";
    expect(again.headers.get(policy)).toBe(first.headers.get(policy));
    const image = await get("/favicon.svg");
    const kept = await get("/favicon.svg", { "If-None-Match": image.headers.get("ETag") ?? "" });
    expect(kept.headers.get(policy)).toBe(image.headers.get(policy));
  });

  it("answers HEAD with the headers alone", async () => {
    const answer = await get("/", {}, "HEAD");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Length")).toBe(String(PAGE.length));
    expect(await answer.text()).toBe("");
  });

  it("has a policy with the hashes of its inline scripts and styles and its configured origins", async () => {
    const policy = (await get("/")).headers.get("Content-Security-Policy")?.split("; ");
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(policy).toContain(`script-src 'self' ${hash(SCRIPT)}`);
    expect(policy).toContain(`style-src 'self' https://static.example ${hash(STYLE)}`);
    expect(policy).toContain("connect-src 'self' https://api.example https://static.example");
  });

  it.each(["//host.example/x", "///host.example/x", "/\\host.example/x"])(
    "[QT-2] never redirects to another host after a form that was sent to %s",
    async (path) => {
      const request = new Request(`http://default.localhost${path}`, { method: "POST" });
      const text = await (await sandbox.fetch(request, "default")).text();
      const [, back = ""] = /class="button" href="([^"]+)"/u.exec(text) ?? [];
      expect(new URL(back, "http://default.localhost/").origin).toBe("http://default.localhost");
    },
  );

  it("answers a form that was sent too early with a readable page and keeps nothing of it", async () => {
    const request = new Request("http://default.localhost/?lang=fr", {
      method: "POST",
      headers: { "Accept-Language": "fr-CA" },
      body: new URLSearchParams({ username: "maya.chen", password: "maple-trail-24" }),
    });
    const answer = await sandbox.fetch(request, "default");
    expect(answer.status).toBe(405);
    const text = await answer.text();
    expect(text).toContain("un instant trop tôt");
    expect(text).not.toContain("maple-trail-24");
  });
});

it("says how to build an app that is not built", async () => {
  const empty = createSandbox({
    apps: [{ name: "uk", title: "UK", dist: join(folder, "nothing") }],
  });
  const answer = await empty.fetch(new Request("http://uk.localhost/"), "uk");
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("pnpm --filter uk build");
  empty.close();
});
