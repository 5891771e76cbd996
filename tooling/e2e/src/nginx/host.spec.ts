import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { listening } from "@waymark/hosting/testing/listening";
import { ask } from "../fixtures/ask.ts";
import { leave, serveApp } from "../fixtures/serve-app.ts";
import { expect, test } from "../fixtures/test.ts";
import { full } from "../fixtures/share.ts";

test("[QO-2] says that it is well, and which build it serves", async ({ origin }) => {
  const health = await ask(`${origin}/healthz`);
  expect([health.status, Buffer.from(health.body).toString()]).toEqual([200, "ok"]);
  expect(health.headers["content-type"]).toBe("text/plain; charset=utf-8");
  const version = await ask(`${origin}/version`);
  expect(version.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(version.headers["cache-control"]).toBe("no-store");
  expect(JSON.parse(Buffer.from(version.body).toString())).toEqual({
    build: expect.stringMatching(/^[\da-f]{16}$/u),
  });
  expect(version.headers["server"]).toBe("nginx");
});

test(
  "[QO-2] the container's check finds it well, and notices when it is not",
  full,
  async ({ origin }) => {
    const file = new URL("../../../../packages/hosting/Containerfile", import.meta.url);
    const [, list = "[]"] = /^HEALTHCHECK .*? CMD (.*)$/mu.exec(readFileSync(file, "utf8")) ?? [];
    const exitCode = (port: string) => {
      const [command = "", ...args] = JSON.parse(list.replaceAll("8080", port)) as string[];
      return spawnSync(command, args, { stdio: "ignore" }).status;
    };
    expect(exitCode(new URL(origin).port)).toBe(0);
    // A free port: the connection is refused.
    expect(exitCode("9")).not.toBe(0);
  },
);

test("[QO-2] [QT-3] runs without root rights and writes no address with a token anywhere", async ({
  origin,
}) => {
  const nginx = await serveApp("nginx", origin);
  const secret = "s3cret-t0ken";
  const addresses = [
    [`/reset/${secret}/ActivateAccount?lang=fr&x=${secret}`, "/reset/:token/:resetType"],
    [`/Verify/${secret}/a/b/c`, "/verify/:token/:tokenType/:languageType/:translationLanguage"],
    [`/anything/${secret}`, "*"],
    [`/assets/${secret}-1234abcd.js`, "/assets/*"],
    [`/api/auth/login?redirect=${secret}`, "/api/auth/login"],
    [`/api/${secret}`, "/api/*"],
    [`/print/${secret}`, "*"],
    [`/%zz${secret}`, "*"],
  ] as const;
  for (const [address] of addresses) {
    await ask(nginx.origin + address, {
      referer: `${nginx.origin}/${secret}`,
      "user-agent": secret,
    });
  }
  await nginx.stopServing();
  const log = readFileSync(nginx.log, "utf8").trim().split("\n");
  const said = log.map((line) => line.split(" ")[2]);
  for (const [, place] of addresses) expect(said).toContain(place);
  expect(log.join("\n") + readFileSync(nginx.errors, "utf8")).not.toContain(secret);
  expect(statSync(nginx.log).uid).not.toBe(0);
  await nginx.stop();
});

test("[QO-5] the code under a refusal leads to the line of the log", async ({
  page,
  sandbox,
  guard,
}) => {
  const nginx = await serveApp("nginx", sandbox.server("default"));
  guard.allow(/401/u);
  await page.goto(nginx.origin);
  await page.locator("[name=username]").fill("maya.chen");
  await page.locator("[name=password]").fill("not-my-password");
  await page.locator("[type=submit]").click();
  const words = page.getByText(/L-401-[\dA-F]{4}/u);
  await expect(words).toBeVisible();
  const [, code = ""] = /L-401-([\dA-F]{4})/u.exec((await words.textContent()) ?? "") ?? [];
  const lines = readFileSync(nginx.log, "utf8").split("\n");
  const found = lines.filter((line) => new RegExp(` 401 .* ${code}`, "iu").test(line));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(" POST /api/auth/login 401 ");
  await leave(page);
  await nginx.stop();
});

test("[QX-6] a server that is gone leaves the pages as they are, and calls fail as such", async ({
  page,
  guard,
}) => {
  // A free port: the connection is refused.
  const nginx = await serveApp("nginx", "http://127.0.0.1:9");
  guard.allow(/502/u);
  await page.goto(nginx.origin);
  await page.locator("[name=username]").fill("maya.chen");
  await page.locator("[name=password]").fill("maple-trail-24");
  await page.locator("[type=submit]").click();
  await expect(page.locator("[data-message=TROUBLE_SERVICE]")).toBeVisible();
  await expect(page.locator("[name=username]")).toHaveValue("maya.chen");
  await leave(page);
  await nginx.stop();
});

test(
  "[QX-6] whatever a server says when it is asked for its cookie, the page is there",
  full,
  async () => {
    let status = 0;
    const server = createServer((_, answer) => answer.writeHead(status, { location: "/" }).end());
    const { origin, stop } = await listening(server);
    const nginx = await serveApp("nginx", origin);
    for (status of [204, 302, 304, 401, 403, 404, 418, 429, 500, 503]) {
      const reply = await ask(`${nginx.origin}/forgot`);
      expect(reply.status, `${status}`).toBe(200);
      expect(reply.headers["content-security-policy"]).toContain("default-src 'none'");
    }
    await nginx.stop();
    await stop();
  },
);
