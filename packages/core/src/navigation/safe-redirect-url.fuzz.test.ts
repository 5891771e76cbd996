import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FUZZ_TIME_LIMIT_MS, fuzzed, fuzzRuns } from "../testing/fuzz.ts";
import { anyUrls, hostileUrls } from "../testing/hostile-urls.ts";
import { safeRedirectUrl } from "./safe-redirect-url.ts";

const secure = { pageUrl: "https://login.example/", allowedOrigins: [] };
const plain = { pageUrl: "http://login.example/", allowedOrigins: [] };
const listed = { ...secure, allowedOrigins: ["https://product.example"] };

/** The rule of QT-1 read letter by letter, without a parser: scheme, authority without an @, nothing ambiguous. */
function isWithinTheRule(followed: string, schemes: string): boolean {
  return new RegExp(`^${schemes}://[^/?#@\\\\\\s]+([/?#][^\\\\\\s]*)?$`, "u").test(followed);
}

describe(`over ${fuzzRuns} generated urls`, { timeout: FUZZ_TIME_LIMIT_MS }, () => {
  it("[QT-1] 0 hostile ones are followed and 0 throw", () => {
    fc.assert(
      fc.property(hostileUrls, (url) => {
        expect(safeRedirectUrl(url, secure)).toBeNull();
      }),
      fuzzed,
    );
  });

  it("[QT-1] what is followed is https without user info, and stays what it is when read again", () => {
    let followed = 0;
    fc.assert(
      fc.property(anyUrls, (url) => {
        const target = safeRedirectUrl(url, secure);
        if (target === null) return;
        followed += 1;
        expect(target).toSatisfy((text: string) => isWithinTheRule(text, "https"));
        expect(safeRedirectUrl(target, secure)).toBe(target);
      }),
      fuzzed,
    );
    expect(followed).toBeGreaterThan(fuzzRuns / 10);
  });

  it("[QT-1] a page on plain http follows http(s) and nothing else", () => {
    fc.assert(
      fc.property(anyUrls, (url) => {
        const target = safeRedirectUrl(url, plain);
        expect(target === null || isWithinTheRule(target, "https?")).toBe(true);
      }),
      fuzzed,
    );
  });

  it("[QT-1] with an allow-list nothing leads anywhere else", () => {
    fc.assert(
      fc.property(anyUrls, (url) => {
        const target = safeRedirectUrl(url, listed);
        expect(target ?? "https://login.example/").toMatch(
          /^https:\/\/(?:product|login)\.example\//u,
        );
      }),
      fuzzed,
    );
  });
});

describe("known attacks", () => {
  it.each([
    "javascript://login.example/%0aalert(1)",
    "javascript:https://login.example/",
    "jAvAsCrIpT:alert(document.domain)",
    "java\nscript:alert(1)",
    "javascript\u0000:alert(1)",
    "\u00a0javascript:alert(1)",
    "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "filesystem:https://login.example/temporary/x",
    "blob:https://login.example/0b5a",
    "view-source:https://login.example/",
    "//evil.example/%2f..",
    "///evil.example",
    "////evil.example",
    "/\t/evil.example",
    "/\\/evil.example",
    "\\/\\/evil.example",
    "https:\\evil.example",
    "https://login.example\\@evil.example",
    "https://login.example@evil.example",
    "https://login.example%40evil.example:x@evil.example",
    "https://login.example:443@evil.example/",
    "https://:secret@evil.example/",
    "http:evil.example",
    "HTTP://evil.example",
    "https://evil.example:99999/",
    "https://[::1",
    "https://evil\u0000.example",
    `javascript:${"/".repeat(1_000_000)}`,
  ])("[QT-1] %j is refused", (url) => expect(safeRedirectUrl(url, secure)).toBeNull());

  it.each([
    "javascript%3Aalert(1)",
    "%2F%2Fevil.example",
    "／／evil.example",
    "/.//evil.example",
    "https:evil.example",
    "ｊavascript:alert(1)",
  ])("[QT-1] %j only looks like one, and is neither a path nor a whole url", (url) =>
    expect(safeRedirectUrl(url, secure)).toBeNull(),
  );
});
