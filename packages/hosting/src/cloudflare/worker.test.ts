import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { defaultConfiguration } from "@waymark/core/build";
import { beforeEach, describe, expect, it } from "vitest";
import { cacheControl, contentVersion } from "../files/cache-control.ts";
import { choosePage, type PageRow } from "../files/choose-page.ts";
import { contentTypeOf } from "../files/content-types.ts";
import { readPageSources } from "../headers/page-sources.ts";
import { securityHeaders } from "../headers/security-headers.ts";
import { startBehind } from "../nginx/testing/start-nginx.ts";
import { testFolder } from "../testing/small-build.ts";
import { writeCloudflareConfiguration } from "./write-cloudflare-configuration.ts";
import { startWorker, workerdPath } from "./testing/start-worker.ts";

const languages = ["en-CA", "fr-CA", "en-GB"];
const paths = [
  ["/", undefined],
  ["/forgot", undefined],
  ["/legal", undefined],
  ["/reset/any/ResetPassword", "/reset/[^/]+/(?:ActivateAccount|ResetPassword)"],
  [null, undefined],
] as const;

const rows: PageRow[] = languages.flatMap((language) => [
  ...paths.map(([path, pattern], index) => ({
    path,
    ...(pattern && { pattern }),
    language,
    file: `pages/${index}.${language}.html`,
    ...(language === "fr-CA" && { langPattern: "^[Ff][Rr](?![A-Za-z])" }),
  })),
  {
    path: `/verify/any/${language}`,
    pattern: `/verify/[^/]+/${language}`,
    language,
    file: `pages/verify.${language}.html`,
  },
]);

const texts = { en: "english", fr: "français" };
const files: Record<string, string> = {
  "favicon.svg": "<svg></svg>",
  "notices.json": "[]",
  "assets/index-1234abcd.js": "start()",
  "assets/translations/fr-CA.json": JSON.stringify(texts),
};

let folder: string;
let dist: string;
beforeEach(() => {
  folder = testFolder();
  dist = join(folder, "dist");
});

/** Writes the build, each page with a script of its own. */
function build(configuration: object = {}): void {
  const block = JSON.stringify({ ...defaultConfiguration, ...configuration });
  const page = (name: string) =>
    `<!doctype html><html><head><meta charset="utf-8"><script type="application/json" id="portal-config">${block}</script>` +
    `<script>page("${name}")</script></head></html>`;
  const pages = ["index.html", ...rows.map(({ file }) => file)].map((name) => [name, page(name)]);
  const all: Record<string, string> = {
    ...files,
    ...Object.fromEntries(pages),
    "pages/pages.json": JSON.stringify(rows),
  };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
}

const read = (name: string) => readFileSync(join(dist, name), "utf8");
const start = async (options = {}) => startWorker(dist, join(folder, "out"), options);

/** Asks for an address as it is written: `fetch` would resolve dots. */
async function ask(origin: string, path: string, options: { method?: string; host?: string } = {}) {
  const { hostname, port, host } = new URL(origin);
  const { method = "GET" } = options;
  const headers = { Host: options.host ?? host };
  const asked = request({ hostname, port, path, method, headers, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: await text(answer),
  };
}

describe.skipIf(workerdPath === undefined)("the worker in its runtime", { timeout: 60_000 }, () => {
  const addresses = [
    "/",
    "/?lang=fr",
    "/?lang=FR_ca&x=1",
    "/?lang=french",
    "/?lang=en&lang=fr",
    "/?mylang=fr",
    "/?LANG=fr",
    "/forgot",
    "/forgot/",
    "/forgot//",
    "/forgot/anything",
    "/forgot?lang=fr",
    "/forgot/?%6cang=fr",
    "/legal?lang=fr",
    "/reset/a%2Fb/ResetPassword",
    "/reset/a%2Fb/ResetPassword/?x=1",
    "/reset/a%2Fb/Other?lang=fr",
    "/reset/a.b.c/ActivateAccount",
    "/reset/x.html?lang=fr",
    "/account/x.html",
    "/verify/token/fr-CA",
    "/verify/token/fr-CA?lang=en",
    "/anything/else",
    "/%zz",
  ];

  it("[QO-4] [QH-1] [QH-2] [QH-3] [LN-1] answers every route with its page, in its language, with its headers", async () => {
    build();
    const origin = await start();
    for (const address of addresses) {
      const url = new URL(address, origin);
      const html = read(choosePage(rows, { url, configuration: {} }) ?? "");
      const { status, headers, body } = await ask(origin, address);
      expect([address, status, body]).toEqual([address, 200, html]);
      const security = securityHeaders({
        ...readPageSources(html),
        html: true,
        path: url.pathname,
      });
      const wanted = {
        ...security,
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-cache",
        Vary: "Accept-Encoding",
      };
      for (const [name, value] of Object.entries(wanted)) {
        expect(headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
      }
      expect([address, headers["x-robots-tag"]]).toEqual([address, security["X-Robots-Tag"]]);
    }
  });

  it("[QO-4] [QH-2] [QH-3] sends every file with its type, its caching and its headers", async () => {
    build();
    const origin = await start();
    const dictionary = "/assets/translations/fr-CA.json";
    const own = contentVersion(files[dictionary.slice(1)] ?? "");
    for (const address of [
      ...Object.keys(files).map((name) => `/${name}`),
      `${dictionary}?v=${own}`,
      `${dictionary}?v=00000000`,
    ]) {
      const url = new URL(address, origin);
      const name = url.pathname.slice(1);
      const { status, headers, body } = await ask(origin, address);
      expect([address, status, body]).toEqual([address, 200, files[name]]);
      expect([address, headers["content-type"]]).toEqual([address, contentTypeOf(name)]);
      const cache = cacheControl(url, files[name] ?? "");
      expect([address, headers["cache-control"]]).toEqual([address, cache]);
      const security = securityHeaders({ html: false, path: url.pathname });
      for (const [each, value] of Object.entries(security))
        expect(headers[each.toLowerCase()]).toBe(value);
    }
  });

  it.each([
    ["/assets/missing-1234abcd.js", 404],
    ["/assets", 404],
    ["/assets/", 404],
    ["/missing.png", 404],
    ["/%00", 400],
    ["/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd", 400],
    ["/..%2f..%2fetc/passwd", 400],
  ])("[QO-4] %s is a %i, and has our headers", async (path, status) => {
    build();
    const answer = await ask(await start(), path);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain("portal-config");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["referrer-policy"]).toBe("no-referrer");
  });

  it("[QO-4] [QF-11] answers what is the host's own, and refuses other hosts and methods", async () => {
    build();
    const origin = await start({ version: "1.2.3", commit: "abc" });
    expect((await ask(origin, "/healthz", { host: "10.0.0.1" })).body).toBe("ok");
    expect(JSON.parse((await ask(origin, "/version")).body)).toEqual({
      build: expect.stringMatching(/^[\da-f]{16}$/u),
      version: "1.2.3",
      commit: "abc",
    });
    const change = await ask(origin, "/.well-known/change-password");
    expect([change.status, change.headers.location]).toEqual([302, "/forgot"]);
    for (const path of ["/", "/version", "/api/auth/login", "/assets/index-1234abcd.js"]) {
      const { status } = await ask(origin, path, { host: "evil.example" });
      expect([path, status]).toEqual([path, 421]);
    }
    for (const method of ["POST", "PUT", "DELETE"]) {
      const { status, headers, body } = await ask(origin, "/forgot", { method });
      expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"]);
      expect(body).toBe(read("index.html"));
      expect(headers["cache-control"]).toBeUndefined();
    }
    const head = await ask(origin, "/forgot", { method: "HEAD" });
    expect([head.status, head.body]).toEqual([200, ""]);
    expect(head.headers["content-security-policy"]).toContain("script-src 'self'");
  });

  it("[QO-4] [QO-2] serves below a path, and speaks UK English at a configured origin", async () => {
    build({ basePath: "/portal", ukLoginOrigins: ["https://uk.example"] });
    const origin = await start({ host: ["127.0.0.1", "uk.example"] });
    const status = async (path: string) => (await ask(origin, path, { host: "127.0.0.1" })).status;
    for (const path of ["/", "/forgot", "/favicon.svg", "/portals"])
      expect([path, await status(path)]).toEqual([path, 404]);
    for (const path of ["/portal", "/portal/forgot", "/portal/favicon.svg"])
      expect([path, await status(path)]).toEqual([path, 200]);
    const british = await ask(origin, "/portal/forgot?lang=fr", { host: "uk.example" });
    expect(british.body).toBe(read("pages/1.en-GB.html"));
  });

  it("[QO-4] [QX-6] passes calls on, names the host, and says where the server is gone", async () => {
    build();
    const seen: IncomingHttpHeaders[] = [];
    const server = await startBehind((asked, response) => {
      seen.push(asked.headers);
      response.writeHead(302, { Location: "/elsewhere", "Set-Cookie": "XSRF-TOKEN=a" }).end();
    });
    const origin = await start({ server: [server.origin], pass: ["/workspace"] });
    const call = { method: "POST", body: "{}", redirect: "manual" } as const;
    const planted = {
      "X-Forwarded-Host": "evil.example",
      Forwarded: "host=evil.example",
      "CF-Connecting-IP": "203.0.113.7",
    };
    const answer = await fetch(`${origin}/api/auth/login`, { ...call, headers: planted });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/elsewhere"]);
    expect(answer.headers.getSetCookie()).toEqual(["XSRF-TOKEN=a"]);
    expect(seen[0]).toMatchObject({
      "x-forwarded-host": new URL(origin).host,
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-proto": "http",
    });
    expect(seen[0]?.forwarded).toBeUndefined();
    const large = await fetch(`${origin}/api/auth/login`, { ...call, body: "x".repeat(70_000) });
    expect(large.status).toBe(413);
    expect((await fetch(`${origin}/workspaces`)).status).toBe(200);
    expect(seen).toHaveLength(1);
  });

  it("[QO-4] answers 502 where the server is gone", async () => {
    build();
    const origin = await start({ server: ["http://127.0.0.1:9"] });
    expect((await ask(origin, "/api/auth/login", { method: "POST" })).status).toBe(502);
    expect((await ask(origin, "/")).status).toBe(200);
  });
});

it("[QO-4] what is published is small, and names the files", () => {
  build();
  const { file } = writeCloudflareConfiguration(dist, folder, { host: ["login.example"] });
  const assets = { directory: dist, run_worker_first: true, html_handling: "none" };
  expect(JSON.parse(readFileSync(file, "utf8")).assets).toMatchObject(assets);
  expect(statSync(join(folder, "worker.js")).size).toBeLessThan(40_000);
});

it("[QO-4] several servers are refused: the network balances itself", () => {
  build();
  const options = { host: ["a.example"], server: ["http://a", "http://b"] };
  expect(() => writeCloudflareConfiguration(dist, folder, options)).toThrow("give one origin");
});
