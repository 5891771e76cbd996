import { filesNamedBy } from "@waymark/hosting";
import { type Finding, unless } from "./finding.ts";
import type { Answer, Site } from "./site.ts";

/** Requests at once: on a slow line more would run into the time limit. */
const AT_ONCE = 8;

/**
 * Looks for the files that scripts load later, such as those of other screens, and for those that these load.
 * @param files of the first page
 */
export async function checkLaterFiles(site: Site, files: readonly Answer[]): Promise<Finding[]> {
  const asked = new Set(files.map(({ address }) => address));
  const findings: Finding[] = [];
  for (let last = [...files]; last.length > 0;) {
    const next = [...new Set(last.flatMap(namedBy))].filter((address) => !asked.has(address));
    for (const address of next) asked.add(address);
    last = [];
    for (let at = 0; at < next.length; at += AT_ONCE) {
      const some = next.slice(at, at + AT_ONCE);
      last.push(...(await Promise.all(some.map((address) => site.host(address)))));
    }
    findings.push(...last.flatMap(laterFinding));
  }
  return findings;
}

function namedBy({ address, status, text }: Answer): string[] {
  if (status !== 200 || !address.endsWith(".js")) return [];
  return filesNamedBy(text).map((name) => {
    const { pathname, search } = new URL(name, `https://portal.invalid${address}`);
    return pathname + search;
  });
}

const laterFinding = ({ address, status }: Answer) =>
  unless(
    status === 200,
    address,
    `A file that a script loads later is answered with status ${status}, so that a part of the portal does not open.`,
    "Copy the whole build.",
  );
