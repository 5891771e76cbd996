import type { Sandbox } from "@waymark/sandbox";
import { defaultConfiguration } from "@waymark/core/answers";
import { beforeEach, expect, it } from "vitest";
import { answersOf, probeOf } from "../testing/probe-of.ts";
import { accountsOf, openSandbox } from "../testing/sandbox-accounts.ts";
import type { Report } from "./report/report.ts";
import type { World } from "./world.ts";

const LOGIN = "/api/auth/login";

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = openSandbox();
});

/** The sandbox with a fault that is switched on. */
function withFault(path: string, fault: string): World["fetch"] {
  return (request) => {
    const headers = new Headers(request.headers);
    headers.set("Sandbox-Fault", `${path} ${fault}`);
    return answersOf(sandbox)(new Request(request, { headers }));
  };
}

/** Signs in with a right password while a fault is switched on. */
async function signInWith(
  fault: string,
  requestTimeoutMs = 30_000,
): Promise<Report["steps"][number] | undefined> {
  const { signIn } = await accountsOf(sandbox, "ResetPassword");
  const { report } = await probeOf(withFault(LOGIN, fault), {
    accounts: { signIn },
    only: ["login"],
    configuration: { ...defaultConfiguration, requestTimeoutMs },
  });
  return report.steps.find(({ title }) => title === "Sign in with `signIn` 1");
}

it.each([
  ["400", "It should succeed"],
  ["401", "It should succeed"],
  ["403", "It should succeed"],
  ["404", "It should succeed"],
  ["409", "It should succeed"],
  ["410", "It should succeed"],
  ["422", "It should succeed"],
  ["429", "It should succeed"],
  ["500", "It should succeed"],
  ["502", "It should succeed"],
  ["503", "It should succeed"],
  ["reset", "The connection was closed"],
  ["html", "The body is a page (HTML)"],
  ["empty", "an empty body"],
  ["cut-off", "cut off"],
  ["wrong-shape", "lacks a field or has one of another type"],
  ["huge", "longer than 2 MB"],
])("[QO-6] finds the sandbox's fault %s, with what a person reads", async (fault, finding) => {
  const step = await signInWith(fault);
  expect(step?.findings.join()).toContain(finding);
  expect(step?.screen).toBe("sign-in");
  expect(step?.shown.length).toBeGreaterThan(0);
  // The probe has no browser whose cookies could be blocked.
  expect(step?.shown.join()).not.toContain("cookies");
});

it("[QO-6] finds that there is no answer, ever", async () => {
  expect((await signInWith("never", 500))?.findings).toEqual(["There was no answer within 0.5 s."]);
});

it(
  "[QO-6] notes what the portal accepts: unknown fields, and a slow answer",
  { timeout: 60_000 },
  async () => {
    const more = await signInWith("more-fields");
    expect(more?.findings).toEqual([]);
    expect(more?.notes.join()).toContain(
      "Fields that the portal does not know, and ignores: `version`, `hints`",
    );
    const { report } = await probeOf(withFault("/api/auth/resendverification", "slow"), {
      only: ["resendVerification"],
    });
    const slow = report.steps.slice(1);
    expect(slow.length).toBeGreaterThan(0);
    for (const { findings, notes } of slow) {
      expect(findings).toEqual([]);
      expect(notes.join()).toMatch(/It took \d\.\d s, which is slow\./u);
    }
  },
);
