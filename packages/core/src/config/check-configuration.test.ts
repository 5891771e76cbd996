import { describe, expect, it } from "vitest";
import { checkConfiguration } from "./check-configuration.ts";
import { defaultConfiguration } from "./configuration-keys.ts";

const problemOf = (given: object) => checkConfiguration(given).problems[0];

describe("a configuration that a tool checks", () => {
  it.each([
    [{ apiorigin: "" }, "apiOrigin"],
    [{ apiOrigins: "" }, "apiOrigin"],
    [{ csrf: { cookies: "a" } }, "csrf.cookie"],
    [{ institutionId: "a" }, "branding.institutionId"],
    [{ branding: { institution: "a" } }, "branding.institutionId"],
    [{ links: { "fr-ca": {} } }, "links.fr-CA"],
    [{ links: { fr: {} } }, "links.fr-CA"],
    [{ links: { en: {} } }, "links.en-CA"],
  ])("%j: the key that was meant is named", (given, meant) => {
    expect(problemOf(given)).toMatch(
      new RegExp(`is not a known key; did you mean ${meant.replace(".", "\\.")}\\?$`, "u"),
    );
  });

  it("names an unknown key alone where nothing is near it", () => {
    expect(problemOf({ somethingElse: 1 })).toBe("somethingElse is not a known key");
    expect(problemOf({ links: { uk: {} } })).toBe("links.uk is not a known key");
  });

  it("[QR-4] takes a region's own keys with any value that has a kind", () => {
    const region = { showsBusTimes: true, officePhone: "306", seats: 3, towns: ["Regina"] };
    expect(checkConfiguration({ region })).toMatchObject({
      configuration: { region },
      problems: [],
    });
    expect(checkConfiguration({ region: { officePhone: null, towns: [1] } }).problems).toEqual([
      "region.officePhone should be true or false, a number, a text, a list of texts",
      "region.towns should be true or false, a number, a text, a list of texts",
    ]);
    expect(problemOf({ region: [] })).toBe("region should be an object");
  });

  it("[QR-4] checks a stage's values of a region's own keys against those of the build", () => {
    const own = { showsBusTimes: true, officePhone: "306", seats: 3, towns: ["Regina"] };
    const built = checkConfiguration({ region: own }).configuration;
    const staged = (region: object) => checkConfiguration({ region }, built);
    expect(checkConfiguration({}, built)).toEqual({ configuration: built, problems: [] });
    expect(staged({ showsBusTimes: false, towns: [] })).toMatchObject({
      configuration: { region: { ...own, showsBusTimes: false, towns: [] } },
      problems: [],
    });
    expect(
      staged({ officePhon: "306", showsBusTimes: "yes", seats: Infinity, towns: "Regina" }),
    ).toEqual({
      configuration: built,
      problems: [
        "region.officePhon is not a known key; did you mean region.officePhone?",
        "region.showsBusTimes should be true or false",
        "region.seats should be a number",
        "region.towns should be a list of texts",
      ],
    });
    expect(checkConfiguration({ region: { constructor: "a" } }, built).problems).toEqual([
      "region.constructor is not a known key: declare it in `region` of vite.config.ts, and build again",
    ]);
  });

  it("[QR-4] suggests no key of the portal for a key of a region's own", () => {
    for (const key of ["x", "regio", "help"]) {
      expect(
        checkConfiguration({ region: { [key]: true } }, defaultConfiguration).problems,
      ).toEqual([
        `region.${key} is not a known key: declare it in \`region\` of vite.config.ts, and build again`,
      ]);
    }
  });

  it.each(["/api", "/api/portal", "/healthz", "/version"])(
    "[QO-2] %s is no path of the portal: the server or the host answers there",
    (basePath) => {
      expect(checkConfiguration({ basePath }).problems).toEqual([
        `basePath is ${basePath}, which the server or the host itself answers. Choose another path.`,
      ]);
      expect(checkConfiguration({ basePath: `/portal${basePath}` }).problems).toEqual([]);
    },
  );

  it.each(["/assets", "/assets/portal"])(
    "[QO-2] %s is no path of the portal: a host answers with files alone there",
    (basePath) => {
      expect(checkConfiguration({ basePath }).problems).toEqual([
        `basePath is ${basePath}, and a host answers below /assets with files alone. Choose another path.`,
      ]);
      expect(checkConfiguration({ basePath: `/portal${basePath}` }).problems).toEqual([]);
      expect(
        checkConfiguration({ basePath: basePath.replace("assets", "assets-of") }).problems,
      ).toEqual([]);
    },
  );

  it.each([
    [{ partnerRedirect: { host: "login.example" } }, ["partnerRedirect needs both host and site"]],
    [
      { partnerRedirect: { site: "https://partner.example/" } },
      ["partnerRedirect needs both host and site"],
    ],
    [{ partnerRedirect: { host: "login.example", site: "https://partner.example/" } }, []],
    [
      { designSystem: { script: "https://other.example/x.js", stylesheets: ["/own.css"] } },
      [
        "designSystem: https://other.example/x.js is not on https://static.example, so no page loads it",
      ],
    ],
    [{ designSystem: { script: "https://static.example/x.js" } }, []],
    [{ staticOrigin: "", designSystem: { script: "https://login.example/x.js" } }, []],
  ])("[QX-6] %j: a stage hears of values that do nothing beside the others", (given, problems) => {
    const built = checkConfiguration({ staticOrigin: "https://static.example" }).configuration;
    expect(checkConfiguration(given, built).problems).toEqual(problems);
  });

  it.each([{ partnerRedirect: { host: "" } }, { apiOrigin: "https://api.example" }])(
    "[QX-6] %j: a stage is not refused for values that its file does not have",
    (given) => {
      const built = checkConfiguration({
        staticOrigin: "https://static.example",
        partnerRedirect: { host: "login.example", site: "https://partner.example/" },
        designSystem: { script: "https://other.example/x.js" },
      }).configuration;
      expect(checkConfiguration(given, built).problems).toEqual([]);
    },
  );

  it("names wrong values like the portal does", () => {
    expect(problemOf({ requestTimeoutMs: "soon" })).toMatch(/^requestTimeoutMs should be /u);
    expect(checkConfiguration({ apiOrigin: "" }).problems).toEqual([]);
  });
});
