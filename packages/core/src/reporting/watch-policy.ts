import { policyDetails, type Violation } from "./policy-details.ts";
import type { ReportDetails } from "./report.ts";

/** A violation as the browser keeps it. */
interface KeptViolation extends Omit<Violation, "blockedURI"> {
  blockedURL: string;
}

/**
 * Reports violations of the security policy, each once. Where the browser has kept them, those from before this script are
 * reported too.
 */
export function watchPolicy(origin: string, report: (details: ReportDetails) => void): void {
  const reported = new Set<string>();

  function reportOnce(details: ReportDetails): void {
    const text = JSON.stringify(details);
    if (reported.has(text)) return;
    reported.add(text);
    report(details);
  }

  document.addEventListener("securitypolicyviolation", (event) => {
    reportOnce(policyDetails(event, origin));
  });
  if (typeof ReportingObserver === "undefined") return;
  const observer = new ReportingObserver(
    (kept) => {
      for (const { body } of kept) reportOnce(policyDetails(readKept(body), origin));
    },
    { types: ["csp-violation"], buffered: true },
  );
  observer.observe();
}

/** The body is no plain object. */
function readKept(body: unknown): Violation {
  const { effectiveDirective, blockedURL, sourceFile, lineNumber, columnNumber } =
    body as KeptViolation;
  return { effectiveDirective, blockedURI: blockedURL, sourceFile, lineNumber, columnNumber };
}
