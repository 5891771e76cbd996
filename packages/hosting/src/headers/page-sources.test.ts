import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readPageSources } from "./page-sources.ts";
import { securityHeaders } from "./security-headers.ts";

const pageWith = (configuration: unknown, more = "") =>
  `<!doctype html><html lang="en-CA"><head><meta charset="utf-8">` +
  `<script type="application/json" id="portal-config">${JSON.stringify(configuration)}</script>${more}</head></html>`;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Default targets of Google's tag. */
const COLLECTED = "https://*.google-analytics.com https://*.analytics.google.com";
const DEFAULT_TAG = "https://www.googletagmanager.com/gtag/js";

/** The policy of a page with this configuration, its directives by name. */
function policyOf(configuration: unknown): Record<string, string> {
  const sources = readPageSources(pageWith(configuration));
  const headers = securityHeaders({ ...sources, html: true, path: "/" });
  const directives = headers["Content-Security-Policy"]?.split("; ") ?? [];
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/u)));
}

describe("the policy of a page as configured", () => {
  it("allows nothing beyond its own origin by default", () => {
    expect(policyOf({ analytics: { id: "", ukId: "", script: "https://tag.example/x" } })).toEqual(
      policyOf({}),
    );
    expect(policyOf({})).toMatchObject({ "script-src": "'self'", "trusted-types": "'none'" });
  });

  it.each(["id", "ukId"])("allows the Google tag where analytics has an %s", (key) => {
    expect(policyOf({ analytics: { [key]: "G-1" } })).toMatchObject({
      "script-src": `'self' ${DEFAULT_TAG}`,
      "connect-src": `'self' ${COLLECTED}`,
      "trusted-types": "waymark goog#html",
    });
  });

  it("[QN-4] allows the address of reports, and nothing where it is the page's own", () => {
    const reports = { url: "https://reports.example:8443/collect?key=1" };
    expect(policyOf({ reports })["connect-src"]).toBe("'self' https://reports.example:8443");
    expect(policyOf({ reports: { url: "/reports" } })).toEqual(policyOf({}));
    expect(policyOf({ reports: { url: "https://a.example; script-src *" } })).toEqual(policyOf({}));
  });

  it("allows the analytics' own script and where it sends to", () => {
    const collectOrigins = ["https://*.google-analytics.com", "http://static.localhost:4300"];
    const analytics = { id: "G-1", script: "https://tag.example/gtag/js", collectOrigins };
    expect(policyOf({ analytics })).toMatchObject({
      "script-src": "'self' https://tag.example/gtag/js",
      "connect-src": `'self' ${collectOrigins.join(" ")}`,
      "img-src": `'self' ${collectOrigins.join(" ")}`,
    });
    expect(policyOf({ analytics: { id: "G-1", script: "/gtag/js" } })["script-src"]).toBe("'self'");
  });

  it.each([
    ["https://tag.example/gtag/js?id=1#x", "https://tag.example/gtag/js"],
    ["https://tag.example/a;script-src/*/js", "https://tag.example/a%3Bscript-src/*/js"],
    ["https://tag.example/a,'b'", "https://tag.example/a%2C%27b%27"],
    ["https://tag.example", "https://tag.example/"],
  ])("[QH-1] names the one script that the tag is, not all of its origin: %s", (script, named) => {
    const { "script-src": sources } = policyOf({ analytics: { id: "G-1", script } });
    expect(sources).toBe(`'self' ${named}`);
  });

  it.each([
    ["/ds.js", "https://static.example/ds.js"],
    ["https://static.example/ds.js?v=1", "https://static.example/ds.js"],
  ])(
    "[QH-1] runs one script of the static-asset network, the design system's: %s",
    (script, named) => {
      const policy = policyOf({ designSystem: { script }, staticOrigin: "https://static.example" });
      expect(policy).toMatchObject({ "script-src": `'self' ${named}`, "trusted-types": "waymark" });
    },
  );

  it.each([
    ["with logos alone", "https://static.example", ""],
    [
      "with a script that is elsewhere, which the portal does not load",
      "https://static.example",
      "https://a.example/ds.js",
    ],
    ["without an origin of its own", "", "/ds.js"],
  ])("[QH-1] runs no script of a static-asset network %s", (_, staticOrigin, script) => {
    expect(policyOf({ designSystem: { script }, staticOrigin })["script-src"]).toBe("'self'");
  });

  it("lets no origin into a directive that would end it", () => {
    const collectOrigins = ["https://a;b.example", "https://a,b.example", "https://good.example"];
    const policy = policyOf({ analytics: { id: "G-1", collectOrigins } });
    expect(policy["img-src"]).toBe("'self' https://good.example");
    expect(policy["connect-src"]).toBe("'self' https://good.example");
  });

  it("lets nothing into a directive that is no origin, but the default as the portal does", () => {
    const wrong = [
      "https://a.example; script-src *",
      "https://a.example/path",
      "https://a.example\nb",
      "https://user@a.example",
      "https://*.*.example",
      "https://*",
      "https:",
      "data:",
      "*",
      "'unsafe-inline'",
      "",
      7,
    ];
    for (const origin of wrong) {
      const collectOrigins = ["https://good.example", origin];
      const policy = policyOf({ analytics: { id: "G-1", collectOrigins } });
      expect(["'self' https://good.example", `'self' ${COLLECTED}`]).toContain(policy["img-src"]);
      expect(policy["connect-src"]).toBe(policy["img-src"]);
    }
  });

  it.each([
    "https://a;b.example",
    "https://a,'unsafe-inline'",
    "javascript:alert(1)",
    "//x",
    7,
    null,
  ])("takes no origin from an address that is none: %j", (value) => {
    const analytics = { id: "G-1", script: value };
    const policy = policyOf({ apiOrigin: value, staticOrigin: value, analytics });
    expect(policy["connect-src"]).toBe(`'self' ${COLLECTED}`);
    expect(policy["img-src"]).toBe(`'self' ${COLLECTED}`);
    expect(["'self'", `'self' ${DEFAULT_TAG}`]).toContain(policy["script-src"]);
  });

  it("takes a configuration that cannot be read for none", () => {
    const html = '<meta charset="utf-8"><script id="portal-config">{ "apiOrigin": </script>';
    expect(readPageSources(html)["connect-src"]).toEqual([]);
  });
});

describe("the hashes of a page", () => {
  it("are those of what browsers run, and of every style", () => {
    const page = pageWith(
      {},
      `<script>early()</script><script type='module' data-a="a > b">late()</script >
      <script src="/a.js"></script><script src=/b.js>ignored()</script>
      <script type="application/ld+json">{}</script><style media="print">p { color: red }</style>`,
    );
    expect(readPageSources(page)).toMatchObject({
      "script-src": [hash("early()"), hash("late()")],
      "style-src": [hash("p { color: red }")],
    });
  });

  it("are of the text as browsers have it, with a line feed at the end of each line", () => {
    const sources = readPageSources("<script>a()\r\nb()</script>");
    expect(sources["script-src"]).toEqual([hash("a()\nb()")]);
  });
});
