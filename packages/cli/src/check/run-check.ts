import { plainText } from "../probe/plain-text.ts";
import { count } from "../probe/report/text.ts";
import { checkAddresses } from "./check-addresses.ts";
import { checkConnection } from "./check-connection.ts";
import { checkBasePath, checkConfigured } from "./check-configured.ts";
import { checkFiles } from "./check-files.ts";
import { checkNotices } from "./check-notices.ts";
import { checkOrigins } from "./check-origins.ts";
import { checkPages } from "./check-pages.ts";
import { checkServer } from "./check-server.ts";
import { type Check, type Finding, unanswered } from "./finding.ts";
import { type CheckWorld, openSite, type Site } from "./site.ts";

/** The parts of a check: a new one is a row. */
const checks: readonly Check[] = [
  // Of a wrong path come most other findings.
  checkBasePath,
  checkConnection,
  checkPages,
  checkFiles,
  checkAddresses,
  checkServer,
  checkConfigured,
  checkNotices,
  checkOrigins,
];

export interface CheckReport {
  url: string;
  findings: Finding[];
  /** Things to know that are no faults. */
  notes: Finding[];
}

/**
 * Checks a portal where it is deployed.
 * @param more checks that are made after the others
 * @returns everything that is wrong or good to know, each with what to do
 */
export async function runCheck(
  world: CheckWorld,
  url: string,
  more: readonly Check[] = [],
): Promise<CheckReport> {
  try {
    const site = await openSite(world, url);
    const found: Finding[] = [];
    // One after another: a check must not be a load.
    for (const check of [...checks, ...more]) {
      found.push(...(await answered(check, site)).map(plainly));
    }
    return {
      url,
      findings: found.filter(({ isNote }) => !isNote),
      notes: found.filter(({ isNote }) => isNote),
    };
  } catch (error) {
    const advice =
      "Check the address, that the host runs, and that its certificate is valid and of this name.";
    return { url, findings: [{ ...unanswered(error, advice), address: url }], notes: [] };
  }
}

/** Returns a finding in which texts of the host can do nothing to a terminal or a CI system. */
function plainly(finding: Finding): Finding {
  const { address, problem } = finding;
  return { ...finding, address: plainText(address), problem: plainText(problem) };
}

/** Makes one check. Its other addresses stay unknown where one has no answer, and the next checks are made. */
async function answered(check: Check, site: Site): Promise<Finding[]> {
  try {
    return await check(site);
  } catch (error) {
    return [
      unanswered(
        error,
        "Find out from the host's log why, and run this again: this check ended here.",
      ),
    ];
  }
}

/** The report for a terminal. */
export function checkText({ url, findings, notes }: CheckReport): string {
  const found = [...findings, ...notes].map(
    ({ address, problem, advice, isNote }) =>
      `${address}\n  ${isNote ? "Note: " : ""}${problem}\n  ${advice}`,
  );
  return [...found, `${count(findings.length, "finding")} at ${url}`].join("\n\n");
}
