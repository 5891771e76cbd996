import { describe, expect, it } from "vitest";
import { checkConfiguration, defaultConfiguration } from "./configuration.ts";

describe("checkConfiguration", () => {
  it("gives the defaults for a page without a block", () => {
    expect(checkConfiguration(undefined)).toEqual({
      configuration: defaultConfiguration,
      problems: [],
    });
  });

  it("lays given values over the defaults, key by key", () => {
    const { configuration, problems } = checkConfiguration({
      requestTimeoutMs: 5000,
      csrf: { cookie: "own" },
      ukLoginOrigins: ["https://uk.example"],
      links: { "fr-CA": { help: "/aide" } },
    });
    expect(problems).toEqual([]);
    expect(configuration.csrf).toEqual({ cookie: "own", header: "X-XSRF-TOKEN" });
    expect(configuration.links["fr-CA"].help).toBe("/aide");
    expect(configuration.links["fr-CA"].terms).toBe("/legal?lang=fr");
    expect(configuration.requestTimeoutMs).toBe(5000);
  });

  it.each([
    [{ requestTimeoutMs: "5000" }, "requestTimeoutMs should be a number above 0"],
    [{ requestTimeoutMs: -1 }, "requestTimeoutMs should be a number above 0"],
    [{ csrf: "x" }, "csrf should be an object"],
    [{ csrf: null }, "csrf should be an object"],
    [{ ukLoginOrigins: "https://uk.example" }, "ukLoginOrigins should be a list of texts"],
    [{ ukLoginOrigins: [1] }, "ukLoginOrigins should be a list of texts"],
    [{ logoutPath: [] }, "logoutPath should be a text"],
    [{ csrf: { colour: "red" } }, "csrf.colour is not a known key"],
    [{ colour: "red" }, "colour is not a known key"],
    ["rubbish", "the configuration should be an object"],
    [[], "the configuration should be an object"],
  ])("names and ignores what is wrong in %j", (given, problem) => {
    expect(checkConfiguration(given)).toEqual({
      configuration: defaultConfiguration,
      problems: [problem],
    });
  });
});
