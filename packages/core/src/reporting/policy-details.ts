import type { BlockedSource, ReportDetails } from "./report.ts";

/** Fields that are read of a violation. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  "effectiveDirective" | "blockedURI" | "sourceFile" | "lineNumber" | "columnNumber"
>;

/** Details of a violation of the security policy: neither the blocked url nor the page's own address. */
export function policyDetails(violation: Violation, origin: string): ReportDetails {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
  const file = /\/assets\/([\w-]+\.js)$/u.exec(sourceFile ?? "")?.[1];
  const isOwn = (sourceFile ?? "").startsWith(`${origin}/`);
  return {
    kind: "policy",
    directive: /^[a-z-]{1,40}$/u.test(effectiveDirective) ? effectiveDirective : "unknown",
    blocked: blockedSource(blockedURI, origin),
    frames: isOwn && file ? [`${file}:${lineNumber}:${columnNumber}`] : [],
  };
}

function blockedSource(uri: string, origin: string): BlockedSource {
  if (uri.startsWith("trusted-types-")) return "trusted-types";
  if (uri === "inline") return "inline";
  if (uri === "eval" || uri === "wasm-eval") return "eval";
  return uri.startsWith(`${origin}/`) ? "own origin" : "another origin";
}
