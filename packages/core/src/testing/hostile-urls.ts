import fc, { type Arbitrary } from "fast-check";

const host = fc.oneof(fc.domain(), fc.constantFrom("evil.example", "login.example.evil.example"));
const rest = fc.oneof(
  fc.constant(""),
  fc.constantFrom("/", "/a?b=c#d", "/%2e%2e/%2f", "#@", "?@"),
  fc.webPath(),
);
const goodUrl = fc.tuple(host, rest).map(([name, after]) => `https://${name}${after}`);

/** A text in any mixture of upper and lower case. */
function anyCase(text: Arbitrary<string>): Arbitrary<string> {
  return fc
    .tuple(text, fc.infiniteStream(fc.boolean()))
    .map(([letters, up]) =>
      [...letters]
        .map((letter) => (up.next().value ? letter.toUpperCase() : letter.toLowerCase()))
        .join(""),
    );
}

const scheme = fc.oneof(
  fc.constantFrom("javascript", "data", "vbscript", "file", "blob", "ftp", "about", "ws", "wss"),
  fc.constantFrom("mailto", "tel", "intent", "view-source", "filesystem", "chrome", "ms-excel"),
  fc.stringMatching(/^[a-z][a-z0-9+.-]{0,12}$/u).filter((name) => !/^https?$/u.test(name)),
);
const afterScheme = fc.oneof(
  fc.constantFrom("alert(1)", "//https://login.example/", "text/html,<script>alert(1)</script>"),
  fc.constantFrom("https://login.example/", "//%0aalert(1)//https://", "/".repeat(3_000)),
  fc.string(),
);

/** Dropped, or read as a slash, by one parser or another. */
const ambiguous = fc.oneof(
  fc.integer({ min: 0, max: 0x1f }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0x7f, max: 0x9f }).map((code) => String.fromCharCode(code)),
  fc.constant("\\"),
);

/** Allowed inside a path or a query, and nowhere else. */
const blank = fc.constantFrom(" ", "\u00a0");

/** Left out, replaced or computed by a parser, so that the host is another than the one that is written. */
const unclearHost = fc.oneof(
  fc
    .tuple(host, fc.constantFrom("\u00ad", "\u200b", "\u2060", "%2e", "。", "ｅ"), fc.nat())
    .map(([name, odd, at]) => insert(name, odd, at % (name.length + 1))),
  fc.integer({ min: 0, max: 0xffffffff }).map(String),
  fc.integer({ min: 0, max: 0xffffffff }).map((number) => `0x${number.toString(16)}`),
  fc.constantFrom("127.1", "0177.0.0.1", "[0:0::1]", "straße.example"),
);

/** Neither a whole url nor a path: read against the page, each leads somewhere all the same. */
const relative = fc.oneof(
  fc.constantFrom("null", "undefined", ".", "..", "?x=1", "#x", "%2F%2Fevil.example", "home"),
  fc
    .constantFrom("https:", "https:/", "https:///", "./", "?", "#", "%2f")
    .chain((start) => host.map((name) => start + name)),
);

const userInfo = fc
  .tuple(
    fc.stringMatching(/^[\w.~%!$&'()*+,;=-]{1,12}$/u),
    fc.constantFrom("", ":", ":secret", ":443"),
  )
  .map((parts) => parts.join(""));

/** Texts that a server could send for a url, and none of which may be followed from a page on https. */
export const hostileUrls: Arbitrary<string> = fc.oneof(
  fc.tuple(anyCase(scheme), afterScheme).map(([name, after]) => `${name}:${after}`),
  anyCase(fc.constant("http://")).chain((start) =>
    fc.tuple(host, rest).map(([name, after]) => start + name + after),
  ),
  fc
    .tuple(anyCase(fc.constant("https")), userInfo, host, rest)
    .map(([name, user, at, after]) => `${name}://${user}@${at}${after}`),
  fc
    .tuple(goodUrl, ambiguous, fc.nat())
    .map(([url, odd, at]) => insert(url, odd, at % (url.length + 1))),
  fc.tuple(goodUrl, blank, fc.constantFrom(0, 5, 8)).map(([url, odd, at]) => insert(url, odd, at)),
  fc.tuple(goodUrl, blank).map((parts) => parts.join("")),
  fc.tuple(unclearHost, rest).map(([name, after]) => `https://${name}${after}`),
  relative,
  fc.tuple(fc.constantFrom("//", "///", "//.", "//@"), host).map((parts) => parts.join("")),
  fc.constantFrom("", "https://", "https://[::1", "https://a:99999/", "https://%", "https://?"),
);

function insert(text: string, piece: string, at: number): string {
  return text.slice(0, at) + piece + text.slice(at);
}

/** Texts that may or may not be followed: encoded and lookalike forms, addresses of every kind, and noise. */
export const anyUrls: Arbitrary<string> = fc.oneof(
  hostileUrls,
  goodUrl,
  hostileUrls.map((url) => encodeURIComponent(url.replaceAll(/\p{Cs}/gu, ""))),
  fc
    .tuple(fc.constantFrom("/", "./", "?", "#", "a/../", "%2f%2f", "／／", "https:"), hostileUrls)
    .map((parts) => parts.join("")),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: "binary" }),
  fc.tuple(goodUrl, fc.string({ unit: "grapheme" })).map((parts) => parts.join("")),
);
