import { expect, it, onTestFinished } from "vitest";
import { nginxPath } from "@waymark/hosting/testing";
import { startBehindNginx } from "../testing/behind-nginx.ts";
import { probeOf } from "../testing/probe-of.ts";
import { accountsOf, openSandbox } from "../testing/sandbox-accounts.ts";

it.runIf(nginxPath)(
  "[QO-6] finds nothing in the sandbox behind nginx, over real connections",
  async () => {
    const sandbox = openSandbox();
    onTestFinished(() => sandbox.close());
    const origin = await startBehindNginx(sandbox, nginxPath ?? "");
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
