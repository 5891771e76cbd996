import { securityHeaders } from "@waymark/hosting";
import { ask } from "../fixtures/ask.ts";
import { serveApp } from "../fixtures/serve-app.ts";
import { expect, test as base } from "../fixtures/test.ts";
import { webServerNames } from "../installed.ts";
import { full } from "../fixtures/share.ts";

/** Answers that a web server gives itself, beside the pages. */

const PREFIX = "/portal";
const own = securityHeaders({ html: false, path: "/healthz" });

const test = base.extend<{ below: string }>({
  /** Origin of the same web server, with the default app below a path. */
  below: async ({ sandbox, server }, use) => {
    const name = webServerNames.find((each) => each === server) ?? "nginx";
    const configuration = { basePath: PREFIX };
    const host = await serveApp(name, sandbox.server("default"), { configuration });
    await use(host.origin);
    await host.stop();
  },
});

test("[QO-2] says that it is well, and which build it serves", async ({ origin }) => {
  const health = await ask(`${origin}/healthz`, { host: "10.0.0.1" });
  expect([health.status, health.body.toString()]).toEqual([200, "ok"]);
  expect(health.headers["content-type"]).toBe("text/plain; charset=utf-8");
  const version = await ask(`${origin}/version`);
  expect(version.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(JSON.parse(version.body.toString())).toEqual({
    build: expect.stringMatching(/^[\da-f]{16}$/u),
  });
  for (const { headers } of [health, version]) {
    expect(headers["cache-control"]).toBe("no-store");
    for (const [name, value] of Object.entries(own)) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
  }
});

test("[QO-2] a host that is not the portal's is refused, with calls and without", async ({
  origin,
}) => {
  for (const path of ["/", "/forgot", "/version", "/api/auth/login", "/assets/x.js"]) {
    const reply = await ask(origin + path, { host: "evil.example" });
    expect(reply.status, path).toBe(421);
    expect(reply.body.toString()).not.toContain("portal-config");
  }
});

test("[QH-3] a part of a file is sent where it is asked for", async ({ origin }) => {
  const whole = await ask(`${origin}/favicon.svg`);
  const part = await ask(`${origin}/favicon.svg`, { range: "bytes=2-5" });
  expect(part.status).toBe(206);
  expect(part.body.toString()).toBe(whole.body.toString().slice(2, 6));
});

test("[QH-2] HEAD has the headers of the page, and other methods are refused", async ({
  origin,
}) => {
  const head = await ask(`${origin}/forgot`, {}, "HEAD");
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers["content-security-policy"]).toContain("script-src 'self'");
  for (const method of ["POST", "PUT", "DELETE"]) {
    expect((await ask(`${origin}/forgot`, {}, method)).status, method).toBe(405);
  }
});

test("[QO-2] [QF-11] serves below a path, and nothing beside it but what is the host's", async ({
  below,
}) => {
  const page = await ask(`${below}${PREFIX}/forgot?lang=fr`);
  expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(page.body.toString()).toContain('<html lang="fr-CA"');
  expect((await ask(below + PREFIX)).body.toString()).toContain("portal-config");
  const missing = ["/", "/forgot", "/favicon.svg", "/portals", `${PREFIX}/assets/x-1234abcd.js`];
  for (const path of missing) expect((await ask(below + path)).status, path).toBe(404);
  expect((await ask(`${below}${PREFIX}/favicon.svg`)).status).toBe(200);
  expect((await ask(`${below}/healthz`)).status).toBe(200);
  const { headers } = await ask(`${below}/.well-known/change-password`);
  expect(new URL(headers["location"] ?? "", below).href).toBe(`${below}${PREFIX}/forgot`);
});

test(
  "[QO-2] below a path too, a page is for search engines where it may be",
  full,
  async ({ below }) => {
    expect((await ask(`${below}${PREFIX}/`)).headers["x-robots-tag"]).toBeUndefined();
    expect((await ask(`${below}${PREFIX}/forgot`)).headers["x-robots-tag"]).toBe("noindex");
  },
);
