import { describe, expect, it } from "vitest";
import { safeRedirectUrl, urlCheckOf } from "./safe-redirect-url.ts";

const policy = { pageUrl: "https://login.example/", allowedOrigins: [] };
const check = (url: string, more = {}) => safeRedirectUrl(url, { ...policy, ...more });

describe("safeRedirectUrl", () => {
  const followed: [string, string][] = [
    ["https://product.example/home?x=1#y", "https://product.example/home?x=1#y"],
    ["/home#section-2", "https://login.example/home#section-2"],
    ["https://product.example", "https://product.example/"],
    ["https://product.example?x=1", "https://product.example/?x=1"],
    ["HTTPS://Product.Example:443/Path", "https://product.example/Path"],
    ["https://product.example:8443/", "https://product.example:8443/"],
    ["https://product.example./", "https://product.example./"],
    ["https://127.0.0.1:4300/", "https://127.0.0.1:4300/"],
    ["https://[::1]:4300/", "https://[::1]:4300/"],
    ["https://École.example/", "https://xn--cole-9oa.example/"],
    ["/workspace/student", "https://login.example/workspace/student"],
    ["/a//b", "https://login.example/a//b"],
    ["/?x=1", "https://login.example/?x=1"],
    ["/%2F%2Fhost", "https://login.example/%2F%2Fhost"],
    ["/été?q=é#é", "https://login.example/%C3%A9t%C3%A9?q=%C3%A9#%C3%A9"],
  ];
  it("[QT-1] follows whole addresses and paths of the page's own server", () => {
    expect(followed.map(([url]) => [url, check(url)])).toEqual(followed);
  });

  const encoded: [string, string][] = [
    ["/a b", "https://login.example/a%20b"],
    ["/a?b=c d#e", "https://login.example/a?b=c%20d#e"],
    ["/a\u00a0b", "https://login.example/a%C2%A0b"],
    ["https://product.example/my files/x?q=a b", "https://product.example/my%20files/x?q=a%20b"],
  ];
  it("[QT-1] follows addresses with blanks, which it percent-encodes", () => {
    expect(encoded.map(([url]) => [url, check(url)])).toEqual(encoded);
  });

  const refused = [
    "",
    " ",
    "null",
    "undefined",
    ".",
    "..",
    "./a",
    "workspace",
    "?x=1",
    "#x",
    "%2F%2Fhost",
    "%2Fworkspace",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "javascript%3Aalert(1)",
    "java\tscript:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "blob:https://login.example/x",
    "ftp://product.example/",
    "//evil.example",
    "///evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "\\\\evil.example",
    "/\\evil.example",
    "https:\\\\evil.example",
    "https://user@evil.example/",
    "https://user:pass@evil.example/",
    "https://@evil.example/",
    "https://user@[::1]/",
    "https://user:pass@[::1]:4300/",
    "https://",
    "http://product.example/",
    "https://product.example/\n",
    "/a\nb",
    " /a",
    "/a ",
    "\u00a0/a",
    "/a#b c",
    "https://pro duct.example/",
    "https://product.example /",
  ];
  it("[QT-1] refuses everything else", () => {
    expect(refused.filter((url) => check(url) !== null)).toEqual([]);
  });

  const ambiguous = [
    "https:///evil.example",
    "https:evil.example",
    "https:/evil.example",
    "https:evil.example/https://x",
    "https://evil\u00ad.example/",
    "https://ev\u200bil.example/",
    "https://ev\u200bil.école.example/",
    "https://2130706433/",
    "https://0x7f.0.0.1/",
    "https://0177.0.0.1/",
    "https://127.1/",
    "https://１２７.0.0.1/",
    "https://[::ffff:127.0.0.1]/",
    "https://ev%69l.example/",
    "https://evil。example/",
    "https://ｅvil.example/",
    "https://straße.example/",
    "https://ὀδυσσεύς.example/",
    "https://evil.example:/",
    "https://:443/",
  ];
  it("[QT-1] refuses what parsers read in two ways", () => {
    expect(ambiguous.filter((url) => check(url) !== null)).toEqual([]);
  });

  it("[QT-1] follows plain http only from a page that is plain http itself", () => {
    const http = "http://product.example/";
    expect(check(http, { pageUrl: "http://default.localhost:4301/" })).toBe(http);
    expect(check(http)).toBeNull();
    expect(check("https://product.example/", { pageUrl: "http://login.example/" })).not.toBeNull();
  });

  it("[QT-1] keeps to the allow-list and the page's own origin where there is one", () => {
    const more = { allowedOrigins: ["https://product.example"] };
    expect(check("https://product.example/", more)).not.toBeNull();
    expect(check("/home", more)).not.toBeNull();
    expect(check("https://product.example.evil.example/", more)).toBeNull();
  });

  it("[QT-1] checks by the configuration's allow-list, on the page of the moment", () => {
    let page = "https://login.example/home";
    const allowedRedirectOrigins = ["https://product.example"];
    const configured = urlCheckOf({ allowedRedirectOrigins }, () => page);
    expect(configured("https://product.example/")).toBe("https://product.example/");
    expect(configured("https://plan.example/")).toBeNull();
    expect(configured("/home")).toBeNull();
    page = "https://login.example/";
    expect(configured("/home")).toBe("https://login.example/home");
  });

  it.each([
    ["/", "https://login.example/"],
    ["/", "https://login.example/#x"],
    ["/#x", "https://login.example/"],
    ["https://login.example", "https://login.example/"],
    ["https://login.example:443/#", "https://login.example/"],
    ["/home#b", "https://login.example/home#a"],
    ["/home?a=b c", "https://login.example/home?a=b%20c"],
    ["/", "https://login.example/?lang=fr"],
    ["/?lang=fr", "https://login.example/?lang=fr"],
    ["/home?a=1#x", "https://login.example/home?lang=fr&a=1"],
  ])("[QT-1] refuses %s on the page %s: it is that page", (url, pageUrl) =>
    expect(check(url, { pageUrl })).toBeNull(),
  );

  it.each([
    ["/?a=1", "https://login.example/"],
    ["/home", "https://login.example/"],
    ["/?lang=en", "https://login.example/?lang=fr"],
    ["https://product.example/", "https://login.example/"],
  ])("[QT-1] follows %s on the page %s: it is another", (url, pageUrl) =>
    expect(check(url, { pageUrl })).not.toBeNull(),
  );
});
