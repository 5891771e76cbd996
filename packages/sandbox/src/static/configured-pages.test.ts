import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { testFolder } from "@waymark/hosting/testing/folder";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfiguration } from "@waymark/hosting";
import { createSandbox, type Sandbox } from "../sandbox.ts";

const BLOCK = '{ "apiOrigin": "", "csrf": { "cookie": "C", "header": "H" }, "list": [1, 2] }';
const PAGE = `<!doctype html><html lang="en-CA"><meta charset="utf-8">
<script type="application/json" id="portal-config">${BLOCK}</script><a href="/help" data-link="help">Help</a></html>`;
const POLICY = "Content-Security-Policy";

let folder: string;
let sandbox: Sandbox;

function put(name: string, content: string): void {
  writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, `${name}.gz`), gzipSync(content));
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
}

beforeEach(() => {
  folder = testFolder();
  mkdirSync(join(folder, "assets"));
  put("index.html", PAGE);
  put("favicon.svg", "<svg/>");
  const apps = ["default", "uk"].map((name) => ({ name, title: name, dist: folder }));
  sandbox = createSandbox({ apps });
});
afterEach(() => {
  sandbox.close();
});

const get = (path: string, headers: Record<string, string> = {}, app = "default") =>
  sandbox.fetch(new Request(`http://${app}.localhost${path}`, { headers }), app);

const askConsole = (path: string, init: RequestInit = {}) =>
  sandbox.consoleFetch(new Request(`http://localhost:4300${path}`, init));
const configure = (body: unknown) =>
  askConsole("/configuration", { method: "POST", body: JSON.stringify(body) });

describe("pages as configured", () => {
  it("are the files as built, byte for byte, until something is set and after it is cleared", async () => {
    const built = await get("/", { "Accept-Encoding": "br" });
    expect(Buffer.from(await built.arrayBuffer())).toEqual(brotliCompressSync(PAGE));
    for (const nothing of [{}, null]) {
      await configure({ configuration: { apiOrigin: "https://api.example" } });
      expect(await (await get("/")).text()).not.toBe(PAGE);
      expect((await configure({ configuration: nothing })).status).toBe(200);
      const again = await get("/");
      expect(await again.text()).toBe(PAGE);
      expect(again.headers.get("ETag")).toBe(built.headers.get("ETag"));
    }
  });

  it("have the values merged into their own, objects key by key, lists as a whole", async () => {
    await configure({
      configuration: { csrf: { cookie: "own" }, list: [3], links: { "en-CA": { help: "/aid" } } },
    });
    const html = await (await get("/forgot")).text();
    expect(readConfiguration(html)).toEqual({
      apiOrigin: "",
      csrf: { cookie: "own", header: "H" },
      list: [3],
      links: { "en-CA": { help: "/aid" } },
    });
    expect(html).toContain('<a href="/aid" data-link="help">');
    expect(await (await get("/favicon.svg")).text()).toBe("<svg/>");
  });

  it.each([
    ["br", (bytes: Buffer) => brotliDecompressSync(bytes)],
    ["gzip", (bytes: Buffer) => gunzipSync(bytes)],
    ["identity", (bytes: Buffer) => bytes],
  ])("are compressed again, not read from the compressed file: %s", async (encoding, open) => {
    await configure({ configuration: { apiOrigin: "https://api.example" } });
    const answer = await get("/", { "Accept-Encoding": encoding });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("Content-Encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(answer.headers.get("Content-Length")).toBe(String(bytes.length));
    expect(open(bytes).toString()).toContain('"apiOrigin":"https://api.example"');
  });

  it("have a policy and an ETag of their own, also where they are not sent again", async () => {
    const built = await get("/");
    await configure({ configuration: { apiOrigin: "https://api.example" } });
    const known = { "If-None-Match": built.headers.get("ETag") ?? "" };
    const changed = await get("/", known);
    expect(changed.status).toBe(200);
    expect(changed.headers.get(POLICY)).toContain("connect-src 'self' https://api.example;");
    const again = await get("/", { "If-None-Match": changed.headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
    expect(again.headers.get(POLICY)).toBe(changed.headers.get(POLICY));
    put("index.html", PAGE.replace("Help", "Get some help"));
    expect(await (await get("/")).text()).toContain("Get some help");
  });

  it("are set for one app or for all, shown, and put back by the reset", async () => {
    await configure({ configuration: { logoutPath: "/all" } });
    await configure({ app: "uk", configuration: { logoutPath: "/uk" } });
    expect(await (await askConsole("/configuration.json")).json()).toEqual({
      apps: { default: { logoutPath: "/all" }, uk: { logoutPath: "/uk" } },
    });
    expect(await (await get("/", {}, "uk")).text()).toContain('"/uk"');
    expect(await (await get("/")).text()).toContain('"/all"');
    sandbox.reset();
    expect(await (await get("/", {}, "uk")).text()).toBe(PAGE);
  });

  it("go back to what the sandbox was started with", async () => {
    const started = createSandbox({ configuration: { logoutPath: "/start" } });
    const ask = async (path: string, init: RequestInit = {}) =>
      (await started.consoleFetch(new Request(`http://localhost${path}`, init))).json();
    const body = '{ "app": "uk", "configuration": null }';
    const { apps } = await ask("/configuration", { method: "POST", body });
    expect(apps).toMatchObject({ default: { logoutPath: "/start" }, uk: {} });
    started.reset();
    expect((await ask("/configuration.json")).apps.uk).toEqual({ logoutPath: "/start" });
    started.close();
  });
});

describe("setting a configuration", () => {
  it.each([
    [{ configuration: [] }, 400],
    [{ configuration: "text" }, 400],
    [{ app: "uk" }, 400],
    [{}, 400],
    ["", 400],
    [[], 400],
    ["text", 400],
    [{ app: "ontario", configuration: {} }, 404],
    [{ app: "", configuration: {} }, 404],
    [{ app: 5, configuration: {} }, 404],
  ])("is refused where it makes no sense: %j", async (body, status) => {
    const answer = await configure(body);
    expect(answer.status).toBe(status);
    expect((await answer.json()).problem).toBeTypeOf("string");
  });

  it("is taken from programs that call JSON a form, and not from JSON that is cut off", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const body = '{ "app": "uk", "configuration": { "logoutPath": "/curl" } }';
    const send = (sent: string) =>
      askConsole("/configuration", { method: "POST", headers, body: sent });
    expect((await send(body)).status).toBe(200);
    expect(await (await get("/", {}, "uk")).text()).toContain('"/curl"');
    expect((await send(body.slice(0, -1))).status).toBe(400);
  });

  it("is refused to other pages", async () => {
    const headers = { Origin: "https://elsewhere.example", "Content-Type": "application/json" };
    const body = '{ "configuration": { "logoutPath": "/x" } }';
    expect((await askConsole("/configuration", { method: "POST", headers, body })).status).toBe(
      403,
    );
    expect(await (await get("/")).text()).toBe(PAGE);
  });

  it("shows everything, by the buttons of the page", async () => {
    const page = await (await askConsole("/")).text();
    const token = /name="token" value="(?<token>[^"]+)"/u.exec(page)?.groups?.["token"] ?? "";
    const press = (fields: Record<string, string>) =>
      askConsole("/configuration", {
        method: "POST",
        headers: { "Sec-Fetch-Site": "same-origin", Accept: "text/html" },
        body: new URLSearchParams({ token, ...fields }),
      });
    const answer = await press({ show: "everything", app: "" });
    expect(answer.headers.get("Location")).toBe("/#configuration");
    const configured = await get("/", {}, "uk");
    const policy = configured.headers.get(POLICY);
    const network = "http://static.localhost:4300";
    const designSystem = `${network}/design-system/design-system.js`;
    expect(policy).toContain(`script-src 'self' ${designSystem} ${network}/gtag/js;`);
    expect(policy).toContain(`connect-src 'self' http://api.localhost:4300 ${network};`);
    expect(policy).toContain("trusted-types waymark goog#html");
    expect(readConfiguration(await configured.text())).toMatchObject({
      logoutPath: "/api/auth/logout",
      branding: { institutionId: "riverside" },
      analytics: { id: "G-CANADA", ukId: "G-UK", script: `${network}/gtag/js` },
    });
    await press({ show: "as-built", app: "default" });
    expect(await (await get("/")).text()).toBe(PAGE);
    expect(await (await get("/", {}, "uk")).text()).not.toBe(PAGE);
    for (const nothing of [{ show: "nonsense", app: "uk" }, { app: "" }]) {
      expect((await press(nothing)).status).toBe(400);
    }
  });
});
