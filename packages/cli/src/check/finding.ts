import { type Site, Unanswered } from "./site.ts";

/** Something that is wrong with a host, and what to do about it. */
export interface Finding {
  /** Path and query, or the part of the host that it is about. */
  address: string;
  problem: string;
  advice: string;
  /** True for something to know that is no fault: a deployment is not rolled back for it. */
  isNote?: boolean;
  /** True for a fault that another build would have, too, such as a certificate that ends soon: a deployment is kept. */
  keepsDeployment?: boolean;
}

/** One part of a check. */
export type Check = (site: Site) => Promise<Finding[]>;

/** Advice that most findings end with: the host's configuration is of another build, or was written by hand. */
export const WRITE_AGAIN =
  "Write the host's configuration again with `waymark host`, from the build that is served, and load it.";

/** Returns a finding unless the condition is true. */
export function unless(holds: boolean, ...[address, problem, advice]: FindingParts): Finding[] {
  return holds ? [] : [{ address, problem, advice }];
}

/** The value of a header in a sentence; "missing" without one. */
export function valueOf(headers: Headers, name: string): string {
  return headers.get(name) ?? "missing";
}

/** Marks something to know that is no fault. */
export function note(finding: Finding): Finding {
  return { ...finding, isNote: true };
}

/** Marks faults of the host or the server, which they have with any build. */
export function ofHost(findings: readonly Finding[]): Finding[] {
  return findings.map((each) => ({ ...each, keepsDeployment: true }));
}

type FindingParts = [address: string, problem: string, advice: string];

/** Says why an address has no answer. @throws any other error */
export function unanswered(error: unknown, advice: string): Finding {
  if (!(error instanceof Unanswered)) throw error;
  const { address, fault } = error;
  return { address, problem: fault.meaning, advice };
}
