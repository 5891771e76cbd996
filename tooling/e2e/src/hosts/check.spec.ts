import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { freePort } from "@waymark/hosting/testing";
import { serveApp } from "../fixtures/serve-app.ts";
import { expect, test } from "../fixtures/test.ts";
import { webServerNames } from "../installed.ts";
import { full } from "../fixtures/share.ts";

const main = fileURLToPath(new URL("../../../../packages/cli/src/main.ts", import.meta.url));

/** Runs `waymark check` in a process of its own. @returns its exit code and its report */
function check(url: string): Promise<{ code: number; findings: unknown }> {
  return new Promise((done) => {
    execFile(process.execPath, [main, "check", url, "--json"], (error, output) => {
      done({ code: Number(error?.code ?? 0), findings: JSON.parse(output).findings });
    });
  });
}

test("[QO-4] waymark check finds nothing on a host that waymark has written", async ({
  origin,
}) => {
  expect(await check(origin.replace("default.localhost", "127.0.0.1"))).toEqual({
    code: 0,
    findings: [],
  });
});

test("[QO-4] waymark check names a server that is gone", full, async ({ server }) => {
  const name = webServerNames.find((each) => each === server) ?? "nginx";
  // On a free port the connection is refused.
  const host = await serveApp(name, `http://127.0.0.1:${await freePort()}`);
  const { code, findings } = await check(host.origin.replace("default.localhost", "127.0.0.1"));
  expect(code).toBe(1);
  expect(JSON.stringify(findings)).toContain("no visitor can sign in");
  await host.stop();
});
