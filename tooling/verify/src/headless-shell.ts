import { findOnPath } from "@waymark/e2e/engines";
import { installPackages, versionOf } from "./machine.ts";

/** Debian's package, and its command: Chromium's engine without a browser around it. */
const SHELL = "chromium-headless-shell";

/**
 * Finds the shell of the browser, in which most browser tests take half the time, or brings it.
 * @param browser the browser that is found; a shell of another version would test something else
 * @returns its path; undefined where there is none of that version, and the browser itself is to be used
 */
export async function bringHeadlessShell(browser: string): Promise<string | undefined> {
  const named = process.env["HEADLESS_SHELL_PATH"];
  if (named !== undefined) return named;
  const installed = await findSame(browser);
  if (installed !== undefined) return installed;
  await installPackages([SHELL], `Installing ${SHELL}, which halves the time of the browser tests`);
  return findSame(browser);
}

async function findSame(browser: string): Promise<string | undefined> {
  const shell = findOnPath([SHELL]);
  if (shell === undefined) return undefined;
  const [own, other] = await Promise.all([versionOf(shell), versionOf(browser)]);
  return own !== undefined && numberIn(own) === numberIn(other) ? shell : undefined;
}

function numberIn(version = ""): string | undefined {
  return /\d+(?:\.\d+)+/u.exec(version)?.[0];
}
