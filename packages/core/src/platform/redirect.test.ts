import { describe, expect, it } from "vitest";
import { safeRedirectUrl, withQueryFlag } from "./redirect.ts";

const policy = { pageOrigin: "https://login.example", allowedOrigins: [] };
const check = (url: string, more = {}) => safeRedirectUrl(url, { ...policy, ...more });

describe("safeRedirectUrl", () => {
  it.each([
    ["https://product.example/home?x=1#y", "https://product.example/home?x=1#y"],
    ["/workspace/student", "https://login.example/workspace/student"],
    ["workspace", "https://login.example/workspace"],
    ["HTTPS://Product.Example/Path", "https://product.example/Path"],
  ])("[QT-1] follows %s", (url, followed) => expect(check(url)).toBe(followed));

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "blob:https://login.example/x",
    "ftp://product.example/",
    "//evil.example",
    "\\\\evil.example",
    "/\\evil.example",
    "https:\\\\evil.example",
    "https://user@evil.example/",
    "https://user:pass@evil.example/",
    "https://",
    "http://product.example/",
    "https://product.example/\n",
    "",
  ])("[QT-1] refuses %j", (url) => expect(check(url)).toBeNull());

  it("[QT-1] follows plain http only from a page that is plain http itself", () => {
    const http = "http://product.example/";
    expect(check(http, { pageOrigin: "http://default.localhost:4301" })).toBe(http);
    expect(check(http)).toBeNull();
  });

  it("[QT-1] keeps to the allow-list and the page's own origin where there is one", () => {
    const more = { allowedOrigins: ["https://product.example"] };
    expect(check("https://product.example/", more)).not.toBeNull();
    expect(check("/home", more)).not.toBeNull();
    expect(check("https://product.example.evil.example/", more)).toBeNull();
  });
});

describe("withQueryFlag", () => {
  it.each([
    ["https://p.example/a?b=1", "https://p.example/a?b=1&activate=true"],
    ["https://p.example/a", "https://p.example/a?activate=true"],
    ["https://p.example/a#top", "https://p.example/a?activate=true#top"],
    ["https://p.example/a?b#c#d", "https://p.example/a?b&activate=true#c#d"],
  ])("adds the flag to %s before any fragment", (url, flagged) => {
    expect(withQueryFlag(url, "activate=true")).toBe(flagged);
  });
});
