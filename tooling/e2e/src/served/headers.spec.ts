import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  cacheControl,
  choosePage,
  contentTypeOf,
  contentVersion,
  IMMUTABLE,
  NO_CACHE,
  PRIVATE_NO_CACHE,
  NOTICES_FILE,
  readPageSources,
  securityHeaders,
} from "@waymark/hosting";
import { ask, type Reply } from "../fixtures/ask.ts";
import { builtApp } from "../fixtures/built-apps.ts";
import { share } from "../fixtures/share.ts";
import { expect, test } from "../fixtures/test.ts";
import { type ServerName, setsCookie } from "../fixtures/web-servers.ts";

/** Headers that every host has to answer: the sandbox and each web server are checked against the same table. */

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Uint8Array) => bytes,
} as const;

const plain = securityHeaders({ html: false, path: "/favicon.svg" });

/** The security headers as they shall be, each once, and none where none shall be. */
function expectSecurity({ headers }: Reply, wanted: Record<string, string>, what: string): void {
  for (const name of Object.keys(plain)) {
    expect.soft(headers[name.toLowerCase()], `${name} of ${what}`).toBe(wanted[name]);
  }
}

/** @param cookie true where the page sets the CSRF cookie */
async function expectPage(
  origin: string,
  address: string,
  html: string,
  cookie: boolean,
): Promise<void> {
  const { pathname } = new URL(address, origin);
  const wanted = securityHeaders({ ...readPageSources(html), html: true, path: pathname });
  for (const [encoding, decode] of Object.entries(decoders)) {
    const reply = await ask(origin + address, { "accept-encoding": encoding });
    const what = `${address} as ${encoding}`;
    expect(reply.status, what).toBe(200);
    expect.soft(Buffer.from(decode(reply.body)).toString() === html, what).toBe(true);
    expect.soft(reply.headers["content-encoding"] ?? "identity", what).toBe(encoding);
    expect.soft(reply.headers["content-type"], what).toBe("text/html; charset=utf-8");
    expect.soft(reply.headers["cache-control"], what).toBe(cookie ? PRIVATE_NO_CACHE : NO_CACHE);
    expect.soft((reply.headers["set-cookie"] ?? "").includes("XSRF-TOKEN="), what).toBe(cookie);
    expect.soft(reply.headers["vary"], what).toBe("Accept-Encoding");
    expectSecurity(reply, wanted, what);
  }
  const { headers } = await ask(origin + address);
  const again = await ask(origin + address, { "if-none-match": headers["etag"] ?? "" });
  expect(again.status, address).toBe(304);
  expectSecurity(again, wanted, `${address}, not modified`);
}

/** The cookie that a first page brings. */
async function cookieOf(origin: string): Promise<{ cookie: string }> {
  const { headers } = await ask(origin);
  return { cookie: (headers["set-cookie"] ?? "").split(";")[0] ?? "" };
}

/** Routes that are one page for many paths or none, and addresses that are easily misread. */
const addresses = [
  "/mustreset",
  "/reset/a%2Fb/ActivateAccount?lang=fr",
  "/reset/a.b.c/ActivateAccount",
  "/reset/a%2Fb/ResetPassword/?x=1",
  "/reset/a%2Fb/Other",
  "/verify/a%2Fb/PersonalEmail/1/3",
  "/verify/a%2Fb/PersonalEmail/1/3?lang=en",
  "/verify/a%2Fb/PersonalEmail/1/fr_CA?lang=fr",
  "/verify/a%2Fb/PersonalEmail/0/8?mylang=fr",
  "/portfoliolinking/k/Educator",
  "/forgot/sdmylife/",
  "/registration/k1?x=1&lang=FR_ca",
  "/anything/else",
  "/forgot/",
  "/forgot//",
  "/forgot/anything",
  "/forgot?lang=french",
  "/?LANG=fr",
  "/?lang=en&lang=fr",
  "/?mylang=fr",
  "/privacy/?redirect=%2F&lang=fr#x",
  "/account/x.html",
  "/reset/x.html?lang=fr",
  "/forgot/?%6cang=fr",
];

/** Every nth row is tried: more of them over the servers that carry the cookie, too. */
const sampleOf = (server: ServerName): number => (setsCookie(server) ? 3 : 7);

for (const [row, app] of ["default", "uk"].entries()) {
  test(`[QH-1] [QH-2] [QH-3] [LN-1] every page of ${app} in every language and encoding`, async ({
    sandbox,
    server,
  }) => {
    const { rows, read } = builtApp(app);
    const pages = rows.filter(({ language }) => app === "uk" || language !== "en-GB");
    const known = pages.map(({ path, language }) =>
      path === null ? [] : [`${path}${language === "fr-CA" ? "?lang=fr" : ""}`],
    );
    for (const address of share([...known.flat(), ...addresses], sampleOf(server), row)) {
      const url = new URL(address, sandbox.origin(app));
      const file = choosePage(rows, { url, configuration: {} }) ?? "";
      const html = read(file).toString();
      const sent = address.split("#")[0] ?? "";
      await expectPage(sandbox.origin(app), sent, html, setsCookie(server));
    }
  });
}

test("[LN-1] a configured origin speaks UK English, whatever is asked for", async ({
  sandbox,
  origin,
}) => {
  await sandbox.configure({ ukLoginOrigins: [origin, "https://login.example"] });
  for (const path of ["/", "/forgot?lang=fr", "/mustreset"]) {
    expect((await ask(origin + path)).body.toString()).toContain('<html lang="en-GB"');
  }
});

test("[QH-2] [QH-3] every file of the build, compressed and kept as it may be", async ({
  origin,
  server,
}) => {
  const { files, read } = builtApp("default");
  const cookie = await cookieOf(origin);
  for (const name of share(
    files.filter((each) => !each.endsWith(".html")),
    sampleOf(server),
  )) {
    const version = contentVersion(read(name));
    for (const query of ["", "?v=1f2e3d4c", `?v=${version}`, `?v=${version}0`, "?v"]) {
      const url = new URL(`/${name}${query}`, origin);
      const reply = await ask(url.href, {
        // Caddy prefers what the browser prefers; the others prefer what is smaller.
        "accept-encoding": server === "caddy" ? "gzip, deflate, br" : "gzip, deflate, br;q=0.9",
        ...cookie,
      });
      expect(reply.status, name).toBe(200);
      expect.soft(reply.headers["cache-control"], url.href).toBe(cacheControl(url, read(name)));
      expect.soft(reply.headers["content-type"], name).toBe(contentTypeOf(name));
      // The file of notices changes while the build is served: a copy of it would go out of date.
      const encoding = name === NOTICES_FILE ? undefined : "br";
      expect.soft(reply.headers["content-encoding"], name).toBe(encoding);
      const body = encoding ? brotliDecompressSync(reply.body) : reply.body;
      expect.soft(read(name).equals(body), name).toBe(true);
      expectSecurity(reply, plain, name);
    }
  }
});

test("[QH-3] a page is kept by anyone but where it brings a cookie", async ({ origin, server }) => {
  for (const address of ["/", "/forgot?lang=fr", "/account/x.html"]) {
    const first = await ask(origin + address);
    const wanted = setsCookie(server) ? PRIVATE_NO_CACHE : NO_CACHE;
    expect(first.headers["cache-control"], address).toBe(wanted);
    const again = await ask(origin + address, await cookieOf(origin));
    expect(again.headers["cache-control"], address).toBe(NO_CACHE);
    expect(again.headers["set-cookie"], address).toBeUndefined();
  }
});

test("[QH-3] the version that the portal asks for is the one that is kept", async ({
  page,
  origin,
}) => {
  const kept: (string | undefined)[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/translations/")) kept.push(response.headers()["cache-control"]);
  });
  await page.goto(`${origin}/forgot`);
  await page.locator("form[data-ready]").waitFor();
  expect(new Set(kept)).toEqual(new Set([IMMUTABLE]));
});

test("[QH-3] what is not there is not the page, and is not kept", async ({ origin }) => {
  for (const path of [
    "/assets/missing-1234abcd.js",
    "/assets/missing",
    "/assets/missing.html",
    "/assets/translations/xx.json?v=1",
    "/missing.png",
    "/reset/token/missing.css",
  ]) {
    const reply = await ask(origin + path, { accept: "text/html" });
    expect(reply.status, path).toBe(404);
    expect.soft(reply.body.toString(), path).not.toContain("portal-config");
    expect.soft(reply.headers["cache-control"] ?? "", path).not.toContain("immutable");
    expectSecurity(reply, plain, path);
  }
});

test("[QH-3] nothing outside of the build is ever sent", async ({ origin }) => {
  for (const path of [
    "/../package.json",
    "/assets/../../package.json",
    "/..%2Fpackage.json",
    "/assets/..%2f..%2fpackage.json",
    "/%2e%2e/package.json",
    "/assets/%00.js",
  ]) {
    const reply = await ask(origin + path);
    expect.soft([400, 404], path).toContain(reply.status);
    expect.soft(reply.body.toString(), path).not.toContain("@waymark");
  }
});

test("[QT-7] a form that no script has taken is answered with a page, and nothing of it is kept", async ({
  origin,
}) => {
  const reply = await ask(`${origin}/`, { "accept-encoding": "br" }, "POST");
  expect(reply.status).toBe(405);
  expect(reply.headers["allow"]).toBe("GET, HEAD");
  const page =
    reply.headers["content-encoding"] === "br" ? brotliDecompressSync(reply.body) : reply.body;
  expect(page.toString()).toContain("</h1>");
  expect(reply.headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
});

test("[QF-11] password managers find the way to a new password", async ({ origin }) => {
  const { status, headers } = await ask(`${origin}/.well-known/change-password`);
  expect(status).toBe(302);
  expect(new URL(headers["location"] ?? "", origin).href).toBe(`${origin}/forgot`);
});

test("[QH-2] the server's own answers have each header once", async ({ origin }) => {
  for (const path of ["/api/auth/nothing", "/api/auth/login"]) {
    expectSecurity(await ask(origin + path), plain, path);
  }
});
