import { spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { AfterSwitch } from "@waymark/hosting/deploy";
import { type CheckReport, checkText, runCheck } from "../check/run-check.ts";
import type { Finding } from "../check/finding.ts";
import type { CheckWorld } from "../check/site.ts";
import { checkServedBuild } from "./check-served-build.ts";

/** Number of checks: a web server that reloads answers some requests with the old configuration. */
const TRIES = 3;
const PAUSE_MS = 1000;
const RELOAD_LIMIT_MS = 60_000;

/**
 * The steps after a switch that a command line asks for.
 * @param note receives each finding that undoes no deployment
 */
export function afterSwitch(
  world: CheckWorld,
  { reload, check }: { reload?: string | undefined; check?: string | undefined },
  note: (words: string) => void,
): AfterSwitch {
  return {
    reload: reload === undefined ? undefined : () => runReload(reload),
    check:
      check === undefined
        ? undefined
        : async ({ canary }, dist) => {
            const checked = canary ? withCanaryCookie(world, check) : world;
            return problemsAt(() => runCheck(checked, check, [checkServedBuild(dist)]), note);
          },
  };
}

function runReload(command: string): void {
  const { status, signal, error, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: "utf8",
    timeout: RELOAD_LIMIT_MS,
  });
  if (status === 0) return;
  const isLate = error !== undefined && "code" in error && error.code === "ETIMEDOUT";
  const failure = isLate ? `It took longer than ${RELOAD_LIMIT_MS / 1000} s.` : error?.message;
  const said = [failure, stderr, stdout].map((text) => text?.trim()).find(Boolean);
  const end = status === null ? `was ended by ${signal}` : `ended with code ${status}`;
  throw new Error(`${command} ${end}.${said ? `\n${said}` : ""}`);
}

/** Adds the cookie by which a host with two builds answers with the new one. */
function withCanaryCookie(world: CheckWorld, url: string): CheckWorld {
  const { origin } = new URL(url);
  const fetch = async (request: Request) => {
    if (new URL(request.url).origin === origin) {
      request.headers.set("Cookie", "waymark_build=canary");
    }
    return world.fetch(request);
  };
  return { ...world, fetch };
}

/** Lists what undoes a deployment, and notes what does not. */
async function problemsAt(
  check: () => Promise<CheckReport>,
  note: (words: string) => void,
): Promise<readonly string[]> {
  let report = await check();
  for (let tries = 1; tries < TRIES && report.findings.some(undoesDeployment); tries += 1) {
    await wait(PAUSE_MS);
    report = await check();
  }
  const findings = report.findings.filter(undoesDeployment);
  for (const { address, problem, advice, keepsDeployment } of report.findings) {
    if (keepsDeployment) note(`${address}: ${problem} ${advice}`);
  }
  return findings.length === 0 ? [] : [checkText({ ...report, findings })];
}

function undoesDeployment({ keepsDeployment }: Finding): boolean {
  return !keepsDeployment;
}
