import type { Sandbox } from "@waymark/sandbox";
import { defaultConfiguration } from "@waymark/core/answers";
import { beforeEach, describe, expect, it } from "vitest";
import { accountsOf, openSandbox } from "../testing/sandbox-accounts.ts";
import { answersOf, ORIGIN, probeOf, testWorld } from "../testing/probe-of.ts";
import { reportPage } from "./report/page.ts";
import type { Report } from "./report/report.ts";
import { runProbe } from "./run-probe.ts";

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = openSandbox();
});

const findings = ({ steps }: Report) =>
  steps.flatMap(({ title, findings: found }) => found.map((finding) => `${title}: ${finding}`));

/** Probes the sandbox with accounts, and with leave to change them. */
async function probeWithChanges(resetType: string) {
  const accounts = await accountsOf(sandbox, resetType);
  const world = testWorld(answersOf(sandbox));
  const configuration = defaultConfiguration;
  const options = { origin: ORIGIN, configuration, callsPerMinute: 10, accounts, mayChange: true };
  return { world, ...(await runProbe(world, options)) };
}

describe("[QO-6] a probe of the sandbox", () => {
  it("finds nothing without accounts", async () => {
    const { report } = await probeOf(answersOf(sandbox));
    expect(findings(report)).toEqual([]);
    expect(report).toMatchObject({ stopped: null, withAccounts: false });
    expect(report.calls).toBeLessThanOrEqual(40);
  });

  it.each([
    ["loginSd", "POST /api/auth/loginSD"],
    ["login", "POST /api/auth/login"],
  ])("makes the call of the name %s, and no other one", async (name, call) => {
    const { report } = await probeOf(answersOf(sandbox), { only: [name] });
    expect(findings(report)).toEqual([]);
    expect(new Set(report.steps.slice(1).map((step) => step.call))).toEqual(new Set([call]));
  });

  it("finds nothing with accounts, and changes nothing without leave", async () => {
    const accounts = await accountsOf(sandbox, "ResetPassword");
    const { report } = await probeOf(answersOf(sandbox), { accounts });
    expect(findings(report)).toEqual([]);
    expect(report.readings[0]).toEqual({
      about: "Not tried",
      lines: [expect.stringContaining("Without `--changes`: the password of `mustReset`")],
    });
    expect((await probeOf(answersOf(sandbox), { accounts, only: ["login"] })).report.findings).toBe(
      0,
    );
  });

  it.each(["ResetPassword", "ActivateParent", "HigherEdActivation"])(
    "finds nothing with accounts and changes, with a link of the type %s",
    async (resetType) => {
      const { world, report } = await probeWithChanges(resetType);
      expect(findings(report)).toEqual([]);
      expect(report.stopped).toBeNull();
      expect(report.calls).toBeLessThanOrEqual(60);
      const told = world.lines.filter((line) => line.startsWith("Next, which changes something:"));
      expect(told).toHaveLength(4);
    },
  );

  it("[QT-3] has no word of the accounts in its report and its progress", async () => {
    const { world, report, har } = await probeWithChanges("ResetPassword");
    const output = [JSON.stringify(report), reportPage(report), har, ...world.lines].join("\n");
    expect(
      output.match(/.{0,40}(?:maya|maple|castellan|five-doors|temporary|riverside[ .]).{0,40}/giu),
    ).toBeNull();
    // Nothing has the shape of a token.
    expect(output.match(/(?=[A-Za-z]*\d)[\w-]{25,}/gu)).toBeNull();
  });
});
