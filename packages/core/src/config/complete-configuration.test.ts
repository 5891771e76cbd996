import { describe, expect, it } from "vitest";
import { completeConfiguration } from "./complete-configuration.ts";
import { defaultConfiguration } from "./configuration-keys.ts";
import { configurationReference } from "./configuration-reference.ts";

const { default: source } = await import("./configuration-keys.ts?raw");
const reference = configurationReference(source);

const origin = "an origin like https://static.example, without a path";
const origins = "origins like https://static.example, without a path";

describe("completeConfiguration", () => {
  it("gives the defaults for a page without a block", () => {
    expect(completeConfiguration(undefined)).toEqual({
      configuration: defaultConfiguration,
      problems: [],
    });
  });

  it("merges given values into the defaults, key by key", () => {
    const { configuration, problems } = completeConfiguration({
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
    [
      { requestTimeoutMs: "5000" },
      "requestTimeoutMs should be a number above 0, and 2147483647 at most",
    ],
    [
      { requestTimeoutMs: -1 },
      "requestTimeoutMs should be a number above 0, and 2147483647 at most",
    ],
    [{ csrf: "x" }, "csrf should be an object"],
    [{ csrf: null }, "csrf should be an object"],
    [{ ukLoginOrigins: "https://uk.example" }, `ukLoginOrigins should be a list of ${origins}`],
    [{ ukLoginOrigins: [1] }, `ukLoginOrigins should be a list of ${origins}`],
    [{ ukLoginOrigins: ["uk.example"] }, `ukLoginOrigins should be a list of ${origins}`],
    [{ staticOrigin: "https://s.example/x" }, `staticOrigin should be ${origin}`],
    [{ staticOrigin: "https://a@s.example" }, `staticOrigin should be ${origin}`],
    [{ apiOrigin: "javascript:alert(1)" }, `apiOrigin should be ${origin}`],
    [{ apiOrigin: "https://[" }, `apiOrigin should be ${origin}`],
    [{ logoutPath: [] }, "logoutPath should be a path that starts with /"],
    [{ logoutPath: "//evil.example" }, "logoutPath should be a path that starts with /"],
    [{ logoutPath: "https://evil.example" }, "logoutPath should be a path that starts with /"],
    [{ csrf: { cookie: 1 } }, "csrf.cookie should be a name without quotes, spaces or separators"],
    [{ csrf: { cookie: "" } }, "csrf.cookie should be a name without quotes, spaces or separators"],
    [
      { links: { "en-CA": { help: "javascript:alert(1)" } } },
      "links.en-CA.help should be an http(s) url, a path that starts with / or a mailto: address",
    ],
    [
      { designSystem: { stylesheets: ["/1.css", "/2.css", "/3.css"] } },
      "designSystem.stylesheets should be a list of at most two http(s) urls or paths that start with /",
    ],
    [
      { designSystem: { script: "data:text/javascript,1" } },
      "designSystem.script should be an http(s) url or a path that starts with /",
    ],
    [
      { partnerRedirect: { site: "/careers" } },
      "partnerRedirect.site should be an absolute url like https://partner.example/",
    ],
    [
      { partnerRedirect: { host: "https://login.example" } },
      "partnerRedirect.host should be a host like login.example",
    ],
    [{ csrf: { header: "x y" } }, "csrf.header should be a header's name like X-XSRF-TOKEN"],
    [{ basePath: "portal/" }, "basePath should be a path like /portal, without a slash at its end"],
    [{ branding: { institutionId: 42 } }, "branding.institutionId should be a text"],
    [{ analytics: { id: 1 } }, "analytics.id should be a text"],
    [{ analytics: { ukId: null } }, "analytics.ukId should be a text"],
    [
      { analytics: { script: "//tags.example" } },
      "analytics.script should be an http(s) url or a path that starts with /",
    ],
    [
      { analytics: { collectOrigins: ["https://x.example/y"] } },
      "analytics.collectOrigins should be a list of origins like https://*.static.example, without a path",
    ],
    [
      { reports: { url: "reports" } },
      "reports.url should be an http(s) url or a path that starts with /",
    ],
    [{ signIn: { remember: true } }, "signIn.remember should be one of ticked, unticked, absent"],
    [{ allowedRedirectOrigins: ["//x"] }, `allowedRedirectOrigins should be a list of ${origins}`],
    [
      { waysIn: [{ colour: "red" }] },
      "waysIn should be up to four ways in, or a path that starts with /",
    ],
    [{ lockedAccountTexts: [" "] }, "lockedAccountTexts should be a list of texts"],
    [{ notices: {} }, "notices should be a list of notices"],
    [{ region: [] }, "region should be an object"],
    [{ csrf: { colour: "red" } }, "csrf.colour is not a known key"],
    [{ colour: "red" }, "colour is not a known key"],
    ["rubbish", "the configuration should be an object"],
    [[], "the configuration should be an object"],
  ])("[QX-6] names and ignores what is wrong in %j", (given, problem) => {
    expect(completeConfiguration(given)).toEqual({
      configuration: defaultConfiguration,
      problems: [problem],
    });
  });

  it("spells an origin as browsers do, and takes what stands for 'none' and for subdomains", () => {
    const { configuration, problems } = completeConfiguration({
      staticOrigin: "HTTPS://Static.Example:443/",
      apiOrigin: "",
      allowedRedirectOrigins: ["http://localhost:80"],
      analytics: { collectOrigins: ["https://*.collect.example"] },
      links: { "en-GB": { contact: "mailto:help@school.example" } },
    });
    expect(problems).toEqual([]);
    expect(configuration.staticOrigin).toBe("https://static.example");
    expect(configuration.allowedRedirectOrigins).toEqual(["http://localhost"]);
  });
});

describe("the defaults", () => {
  const site = (place: string, lang: string) => ({
    help: `/site/${place}/help`,
    contact: `/site/${place}/contact`,
    privacy: `/privacy?lang=${lang}`,
    terms: `/legal?lang=${lang}`,
    main: `/site/${place}/`,
  });

  it("[LN-1] lead to the site of each language", () => {
    expect(defaultConfiguration.links).toEqual({
      "en-CA": site("en-ca", "en"),
      "en-US": site("en-us", "en"),
      "fr-CA": site("fr-ca", "fr"),
      "es-MX": site("es-mx", "es"),
      "es-US": site("es-us", "es"),
      "es-CL": site("es-cl", "es"),
      "es-PE": site("es-pe", "es"),
      "en-GB": site("en-gb", "en"),
    });
  });

  it("[API-2] [AN-1] [BR-1] [SH-9] name the token's cookie, and load nothing that is not configured", () => {
    expect(defaultConfiguration).toMatchObject({
      csrf: { cookie: "XSRF-TOKEN", header: "X-XSRF-TOKEN" },
      branding: { institutionId: "" },
      analytics: { id: "", ukId: "", script: "https://www.googletagmanager.com/gtag/js" },
      designSystem: { script: "", stylesheets: [] },
      partnerRedirect: { host: "", site: "" },
      logoutPath: "",
      allowedRedirectOrigins: [],
    });
  });
});

describe("the reference", () => {
  it.each([
    ["csrf.header", "a header's name like X-XSRF-TOKEN", "X-XSRF-TOKEN"],
    [
      "requestTimeoutMs",
      "a number above 0, and 2147483647 at most",
      defaultConfiguration.requestTimeoutMs,
    ],
    [
      "analytics.script",
      "an http(s) url or a path that starts with /",
      "https://www.googletagmanager.com/gtag/js",
    ],
    [
      "links.<language>.terms",
      "an http(s) url, a path that starts with / or a mailto: address",
      "/legal?lang=en",
    ],
  ])("says of %s that it is %s, and else %s", (key, words, value) => {
    const row = reference.find((one) => one.key === key);
    expect(row).toMatchObject({ expected: words, default: value });
  });

  it("describes every key, with its default", () => {
    // A region declares the keys of `region` itself.
    const keys = (value: unknown, path = ""): string[] =>
      path !== "region" && typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.entries(value).flatMap(([key, below]) =>
            keys(below, path ? `${path}.${key}` : key),
          )
        : [path];
    const languages = new Set(Object.keys(defaultConfiguration.links));
    const wanted = keys(defaultConfiguration).map((key) =>
      key
        .split(".")
        .map((part) => (languages.has(part) ? "<language>" : part))
        .join("."),
    );
    expect(reference.map(({ key }) => key)).toEqual([...new Set(wanted)]);
    for (const { expected, meaning } of reference) {
      expect(expected).not.toBe("");
      expect(meaning).toMatch(/^[A-Z][^*]+\.$/u);
    }
  });
});
