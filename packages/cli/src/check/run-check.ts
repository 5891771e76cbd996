import { checkAddresses, checkConnection } from "./check-host.ts";
import { checkFiles } from "./check-files.ts";
import { checkPages } from "./check-pages.ts";
import { checkServer } from "./check-server.ts";
import type { Check, Finding } from "./finding.ts";
import { type CheckWorld, openSite } from "./site.ts";

/** The parts of a check: a new one is a row. */
const checks: readonly Check[] = [
  checkConnection,
  checkPages,
  checkFiles,
  checkAddresses,
  checkServer,
];

export interface CheckReport {
  url: string;
  findings: Finding[];
  /** Things to know that are no faults. */
  notes: Finding[];
}

/** Checks a portal where it is deployed. @returns everything that is wrong, each with what to do */
export async function runCheck(world: CheckWorld, url: string): Promise<CheckReport> {
  try {
    const site = await openSite(world, url);
    const found: Finding[] = [];
    // One after another: a check must not be a load.
    for (const check of checks) found.push(...(await check(site)));
    const [findings = [], notes = []] = [false, true].map((isNote) =>
      found.filter((each) => (each.isNote ?? false) === isNote),
    );
    return { url, findings, notes };
  } catch (error) {
    return { url, findings: [unreachable(url, error)], notes: [] };
  }
}

function unreachable(address: string, error: unknown): Finding {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return {
    address,
    problem: `There is no answer: ${cause instanceof Error ? cause.message : String(cause)}.`,
    advice:
      "Check the address, that the host runs, and that its certificate is valid and of this name.",
  };
}

/** The report for a terminal. */
export function checkText({ url, findings, notes }: CheckReport): string {
  const found = [...findings, ...notes].map(
    ({ address, problem, advice, isNote }) =>
      `${address}\n  ${isNote ? "Note: " : ""}${problem}\n  ${advice}`,
  );
  const count = `${findings.length} finding${findings.length === 1 ? "" : "s"} at ${url}`;
  return [...found, count].join("\n\n");
}
