import type { BlockedSource, ReportDetails } from "./report-types.ts";

/** Fields that are read of a violation. An event has the blocked url under one name, a kept violation under the other. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  "effectiveDirective" | "sourceFile" | "lineNumber" | "columnNumber"
> &
  ({ blockedURI: string } | { blockedURL: string });

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
      // The types know the body of any kind of report alone.
      for (const { body } of kept) reportOnce(policyDetails(body as unknown as Violation, origin));
    },
    { types: ["csp-violation"], buffered: true },
  );
  observer.observe();
}

/** Details of a violation of the security policy: neither the blocked url nor the page's own address. */
export function policyDetails(violation: Violation, origin: string): ReportDetails {
  const { effectiveDirective, sourceFile, lineNumber, columnNumber } = violation;
  const blocked = "blockedURI" in violation ? violation.blockedURI : violation.blockedURL;
  const file = /\/assets\/([\w-]+\.js)$/u.exec(sourceFile ?? "")?.[1];
  const isOwn = (sourceFile ?? "").startsWith(`${origin}/`);
  return {
    kind: "policy",
    directive: /^[a-z-]{1,40}$/u.test(effectiveDirective) ? effectiveDirective : "unknown",
    blocked: blockedSource(blocked, origin),
    frames: isOwn && file ? [`${file}:${lineNumber}:${columnNumber}`] : [],
  };
}

function blockedSource(uri: string, origin: string): BlockedSource {
  if (uri.startsWith("trusted-types-")) return "trusted-types";
  if (uri === "inline") return "inline";
  if (uri === "eval" || uri === "wasm-eval") return "eval";
  return uri.startsWith(`${origin}/`) ? "own origin" : "another origin";
}
