import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { nginxPath } from "@waymark/hosting/testing";
import { startNginx } from "@waymark/hosting/testing/nginx";
import { expect, it, onTestFinished } from "vitest";
import { probeOf } from "../testing/probe-of.ts";
import { accountsOf, openSandbox } from "../testing/sandbox-accounts.ts";

it.runIf(nginxPath)(
  "[QO-6] finds nothing in the sandbox behind nginx, over real connections",
  async () => {
    const sandbox = openSandbox();
    const server = serve({
      fetch: (request) => sandbox.fetch(request, "default"),
      hostname: "127.0.0.1",
      port: 0,
    });
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { origin } = await startNginx({ server: [`http://127.0.0.1:${port}`], csrfFrom: "/" });
    const accounts = await accountsOf(sandbox, "ActivateParent");
    const { report } = await probeOf((request) => fetch(request), {
      origin,
      accounts,
      mayChange: true,
    });
    const found = report.steps.filter(({ findings }) => findings.length > 0);
    expect(found.map(({ title, findings }) => ({ title, findings }))).toEqual([]);
    expect(report.stopped).toBeNull();
    expect(report.steps[0]).toMatchObject({ status: 200, notes: [] });
  },
  60_000,
);
