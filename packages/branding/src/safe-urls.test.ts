import { describe, expect, it } from "vitest";
import { linkUrl } from "./safe-urls.ts";

describe("the url that a logo leads to", () => {
  it.each([
    ["/", "/"],
    ["/site/about?a=1#b", "/site/about?a=1#b"],
    ["/a b", "/a%20b"],
    ["https://school.example", "https://school.example/"],
  ])("[BR-1] may be a path of the portal's host, or a whole address: %j", (href, url) => {
    expect(linkUrl(href)).toBe(url);
  });

  it.each([
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "/\t/elsewhere.example/",
    "/.//elsewhere.example/",
    "/a/..//elsewhere.example/",
    "/%2e//elsewhere.example/",
    "about",
    "?a=1",
    "#top",
    "",
  ])("[BR-1] is no other host without a scheme, and no relative url: %j", (href) => {
    expect(linkUrl(href)).toBeNull();
  });
});
