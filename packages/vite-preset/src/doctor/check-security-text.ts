import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RegionFinding } from "./finding.ts";

/** File that says where a weakness is reported (RFC 9116): a region's own, served as every file of `public/`. */
const FILE = "public/.well-known/security.txt";
const ADVICE = "RFC 9116 asks for at least one Contact and for one Expires, a date within a year.";

/** Finds what keeps a reader from trusting the region's `security.txt`. A region without one has no finding. */
export function checkSecurityText(root: string): RegionFinding[] {
  const path = join(root, FILE);
  if (!existsSync(path)) return [];
  return problemsOf(readFileSync(path, "utf8")).map((problem) => ({
    address: FILE,
    problem,
    advice: ADVICE,
  }));
}

function problemsOf(text: string): string[] {
  const problems: string[] = [];
  if (!valuesOf(text, "contact").some((value) => /^(?:https|mailto|tel):\S+$/iu.test(value)))
    problems.push("It has no Contact with an https, mailto or tel address.");
  const expiries = valuesOf(text, "expires");
  const [expires = ""] = expiries;
  if (expiries.length !== 1) problems.push(`It has ${expiries.length} lines of Expires.`);
  else if (Number.isNaN(Date.parse(expires)))
    problems.push(`Its Expires is not a date: "${expires}".`);
  else if (Date.parse(expires) < Date.now())
    problems.push(`It has been out of date since ${expires}.`);
  return problems;
}

/** Returns the values of all lines `Name: value`, whatever the case of the name. */
function valuesOf(text: string, name: string): string[] {
  return text.split(/\r?\n/u).flatMap((line) => {
    const [field = "", ...rest] = line.split(":");
    return field.trim().toLowerCase() === name ? [rest.join(":").trim()] : [];
  });
}
