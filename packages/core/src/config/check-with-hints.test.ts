import { describe, expect, it } from "vitest";
import { checkConfiguration } from "./check-with-hints.ts";

const problemOf = (given: object) => checkConfiguration(given).problems[0];

describe("a configuration that a tool checks", () => {
  it.each([
    [{ apiorigin: "" }, "apiOrigin"],
    [{ apiOrigins: "" }, "apiOrigin"],
    [{ csrf: { cookies: "a" } }, "csrf.cookie"],
    [{ institutionId: "a" }, "branding.institutionId"],
    [{ branding: { institution: "a" } }, "branding.institutionId"],
    [{ links: { "fr-ca": {} } }, "links.fr-CA"],
  ])("%j: the key that was meant is named", (given, meant) => {
    expect(problemOf(given)).toMatch(
      new RegExp(`is not a known key; did you mean ${meant.replace(".", "\\.")}\\?$`, "u"),
    );
  });

  it("names an unknown key alone where nothing is near it", () => {
    expect(problemOf({ somethingElse: 1 })).toBe("somethingElse is not a known key");
  });

  it("names wrong values like the portal does", () => {
    expect(problemOf({ requestTimeoutMs: "soon" })).toMatch(/^requestTimeoutMs should be /u);
    expect(checkConfiguration({ apiOrigin: "" }).problems).toEqual([]);
  });
});
