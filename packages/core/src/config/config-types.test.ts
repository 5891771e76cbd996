import { is, parse } from "valibot";
import { describe, expect, it } from "vitest";
import type { ConfigType } from "./config-types.ts";
import { configurationKeys, isKey, type KeyGroup } from "./configuration-keys.ts";

/** The type of a key, e.g. of `csrf.cookie`. */
function typeOf(path: string): ConfigType {
  const found = path
    .split(".")
    .reduce<KeyGroup | undefined>(
      (group, name) => new Map(Object.entries(group ?? {})).get(name),
      configurationKeys,
    );
  if (!found || !isKey(found)) throw new Error(`${path} is no key`);
  return found.type;
}

const good: [string, ...unknown[]][] = [
  ["basePath", "", "/portal", "/portal/sign-in", "/a_1/b-2/c"],
  ["requestTimeoutMs", 0.5, 1, 30_000, 2_147_483_647],
  ["partnerRedirect.host", "", "login.example", "LOGIN-1.example", "localhost:8080"],
  ["partnerRedirect.site", "", "https://partner.example/site?x=1", "HTTP://partner.example"],
  ["reports.url", "", "/reports", "/", "https://reports.example/in?x=1", "HTTP://reports.example"],
  ["logoutPath", "", "/", "/api/auth/logout?all=1"],
  ["analytics.script", "https://tag.example/tag.js", "/tag.js"],
  ["analytics.collectOrigins", [], ["https://*.collect.example"], ["https://collect.example"]],
  ["designSystem.stylesheets", [], ["/one.css"], ["/one.css", "https://static.example/two.css"]],
  ["links.fr-CA.help", "/aide", "https://help.example", "mailto:help@school.example"],
  ["csrf.cookie", "XSRF-TOKEN", "__Host-csrf", "a.b_c"],
  ["csrf.header", "X-XSRF-TOKEN", "x-csrf"],
  ["branding.institutionId", "", "any text"],
];

const bad: [string, ...unknown[]][] = [
  [
    "basePath",
    7,
    "/",
    "portal",
    "/portal/",
    "x/portal",
    "/por tal",
    "//",
    "/a//b",
    "/portal?x",
    "/é",
  ],
  ["requestTimeoutMs", 0, -1, "30000", Number.NaN, null, 2_147_483_648, Infinity],
  [
    "partnerRedirect.host",
    7,
    "https://login.example",
    "login.example/",
    "a b",
    "login.example:",
    "login.example:80x",
    ":80",
    "é.example",
  ],
  [
    "partnerRedirect.site",
    7,
    "/site",
    "/",
    "site",
    "https://[",
    "//evil.example",
    "javascript:alert(1)",
    "https://",
    "https://a b",
  ],
  [
    "reports.url",
    7,
    "site",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://",
    "https:///x",
    "https://a b",
    "/a b",
    "/a\\b",
    "x/site",
    "xhttps://partner.example",
  ],
  [
    "logoutPath",
    7,
    "logout",
    "//evil.example",
    "/\\evil.example",
    "/a b",
    "/a\\b",
    "x/logout",
    "https://evil.example",
  ],
  [
    "apiOrigin",
    7,
    "https://api.example/path",
    "xhttps://api.example",
    "https://",
    "https://[",
    "ftp://api.example",
  ],
  [
    "allowedRedirectOrigins",
    "https://a.example",
    [7],
    [["https://a.example"]],
    ["https://a.example", "b"],
  ],
  ["analytics.collectOrigins", ["https://*.*.example/x"], ["*"]],
  ["designSystem.stylesheets", "/one.css", [7], [""], ["one.css"], ["/1.css", "/2.css", "/3.css"]],
  [
    "links.fr-CA.help",
    7,
    "",
    "aide",
    "xmailto:help@school.example",
    "mailto:help",
    "mailto:help@school.example x",
    "mailto:a b@school.example",
  ],
  ["csrf.cookie", 7, null, "", 'a"b', "a'b", "a;b", "a=b", "a b", "a,b", "é", "a\nb"],
  ["csrf.header", 7, null, "", "X XSRF", "X-XSRF:", "(x)", 'x"', "é", "a\nb"],
];

describe("a value of the configuration", () => {
  it.each(good)("%s takes its values", (key, ...values) => {
    expect(values.map((value) => parse(typeOf(key).schema, value))).toEqual(values);
  });

  it.each(bad)("%s refuses wrong values", (key, ...values) => {
    expect(values.filter((value) => is(typeOf(key).schema, value))).toEqual([]);
  });

  it.each([
    ["apiOrigin", "https://*.district.example"],
    ["staticOrigin", "https://*.district.example"],
    ["ukLoginOrigins", ["https://*.district.example"]],
    ["allowedRedirectOrigins", ["https://*.district.example"]],
  ])("[QO-2] %s has no * for a part of a host, which no origin is equal to", (key, value) => {
    expect(is(typeOf(key).schema, value)).toBe(false);
  });

  it.each([
    ["HTTPS://Static.Example:443/", "https://static.example"],
    ["http://localhost:80", "http://localhost"],
    ["http://localhost:8080", "http://localhost:8080"],
  ])("of an origin %s is %s", (value, spelt) => {
    expect(parse(typeOf("apiOrigin").schema, value)).toBe(spelt);
  });

  it.each([
    ["analytics.collectOrigins", "a list of origins like https://*.static.example, without a path"],
    ["branding.institutionId", "a text"],
    ["csrf.header", "a header's name like X-XSRF-TOKEN"],
  ])("%s is %s", (key, words) => expect(typeOf(key).expected).toBe(words));
});
