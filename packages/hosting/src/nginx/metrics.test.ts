import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort, nginxPath } from "../testing/web-server-process.ts";
import { startNginx } from "./testing/start-nginx.ts";

const guide = readFileSync(new URL("../../../../docs/deploy.md", import.meta.url), "utf8");

describe.skipIf(nginxPath === undefined)("nginx, watched", { timeout: 60_000 }, () => {
  it("[QO-4] counts for a monitor at an address of its own, and not at the portal's", async () => {
    const metrics = `127.0.0.1:${await freePort()}`;
    const { origin, stop } = await startNginx({ metrics });
    const answer = await fetch(`http://${metrics}/metrics`);
    expect(await answer.text()).toMatch(/^Active connections: \d+/u);
    expect((await fetch(`http://${metrics}/`)).status).toBe(404);
    const page = await (await fetch(`${origin}/metrics`)).text();
    expect(page).toContain("portal-config");
    expect((await stop()).filter((line) => line.includes(" 404 "))).toEqual([]);
  });

  it("[QO-4] [QO-5] the guide's command counts the answers in the log, by pattern and status", async () => {
    const [, program = ""] = /^awk '(.+)' \/var\/log\/portal\.log$/mu.exec(guide) ?? [];
    const { origin, stop } = await startNginx({});
    for (const path of ["/reset/a/New", "/reset/b/New", "/assets/none.js"]) {
      await fetch(origin + path);
    }
    const lines = (await stop()).filter((line) => / \/(?:reset|assets)\//u.test(line));
    const counted = execFileSync("awk", [program], { input: `${lines.join("\n")}\n` }).toString();
    expect(counted.trim().split("\n").toSorted()).toEqual([
      "1 /assets/* 404",
      "2 /reset/:token/:resetType 200",
    ]);
  });

  it("[QO-4] [QX-6] reaches a server again at once that was gone, and serves pages meanwhile", async () => {
    const port = await freePort();
    // Servers of other tests take free ports of 127.0.0.1: one of them would answer for the server that is gone.
    const address = process.platform === "linux" ? "127.0.0.2" : "127.0.0.1";
    const { origin } = await startNginx({ server: [`http://${address}:${port}`] });
    const call = async () =>
      (await fetch(`${origin}/api/auth/login`, { method: "POST", body: "{}" })).status;
    for (let tries = 0; tries < 5; tries += 1) expect(await call()).toBe(502);
    expect((await fetch(origin)).status).toBe(200);
    const server = createServer((_, response) => response.end("{}"));
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    await once(server.listen(port, address), "listening");
    expect(await call()).toBe(200);
  });
});
