import { describe, expect, it, vi } from "vitest";
import { policyDetails, watchPolicy } from "./watch-policy.ts";

const ORIGIN = window.location.origin;

describe("what is read of a policy violation", () => {
  const violation = (fields: Partial<SecurityPolicyViolationEvent>) =>
    policyDetails(
      {
        effectiveDirective: "script-src-elem",
        blockedURI: "https://evil.example/maya?token=secret",
        sourceFile: `${ORIGIN}/assets/index-4f2a.js`,
        lineNumber: 1,
        columnNumber: 7,
        ...fields,
      },
      ORIGIN,
    );

  it.each([
    [{}, "another origin", ["index-4f2a.js:1:7"]],
    [{ blockedURI: "inline", sourceFile: `${ORIGIN}/reset/token` }, "inline", []],
    [{ blockedURI: "trusted-types-sink" }, "trusted-types", ["index-4f2a.js:1:7"]],
    [{ blockedURI: `${ORIGIN}/x?k=secret` }, "own origin", ["index-4f2a.js:1:7"]],
    [{ blockedURI: "eval", sourceFile: "https://evil.example/assets/a.js" }, "eval", []],
  ])("[QN-4] %j", (fields, blocked, frames) => {
    const directive = "script-src-elem";
    expect(violation(fields)).toEqual({ kind: "policy", directive, blocked, frames });
  });

  it("[QN-4] has no text of an event that is no directive", () => {
    const details = violation({ effectiveDirective: "Maya Chen" });
    expect(details).toMatchObject({ directive: "unknown" });
  });
});

describe("a page whose browser keeps violations", () => {
  it("[QN-4] reports those from before its script, each once and without an address", () => {
    const sent = vi.fn<(details: object) => void>();
    const kept = {
      effectiveDirective: "img-src",
      blockedURL: "https://evil.example/maya?token=secret",
      documentURL: `${ORIGIN}/reset/secret/ForceResetPassword`,
      sourceFile: "",
      lineNumber: 1,
      columnNumber: 7,
    };
    vi.stubGlobal(
      "ReportingObserver",
      class {
        observe: () => void;
        constructor(callback: (reports: object[]) => void) {
          this.observe = () => callback([{ body: kept }, { body: kept }]);
        }
      },
    );
    watchPolicy(ORIGIN, sent);
    const details = { kind: "policy", directive: "img-src", blocked: "another origin", frames: [] };
    expect(sent.mock.calls).toEqual([[details]]);
  });
});
