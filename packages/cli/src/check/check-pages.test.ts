import { findsEach } from "../testing/planted-faults.ts";

const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
const dead = async () => Promise.reject(new TypeError("fetch failed", { cause: refused }));
const page = "GET https:///forgot";
/** A list of pages with one more, of a host that means harm. */
const listWith = (row: object) => ({
  at: "pages.json",
  text: (json: string) =>
    JSON.stringify([...JSON.parse(json), { language: "en-CA", file: "x.html", ...row }]),
});

findsEach([
  [
    "no answer",
    { world: { fetch: dead } },
    /Nothing listens at this host and port\.\n {2}Check the address/u,
  ],
  ["another site", { at: "GET", text: () => "<h1>It works!</h1>" }, /not a page of the portal/u],
  ["no list of pages", { at: "pages.json", status: 404 }, /list of prerendered pages is missing/u],
  [
    "a list of pages on another host",
    listWith({ path: ".evil.example/x", indexed: true }),
    /list of prerendered pages is missing/u,
  ],
  ["a path that is no address", listWith({ path: "//", indexed: true }), /pages is missing/u],
  ["a pattern that is none", listWith({ path: "/x", pattern: "(" }), /pages is missing/u],
  [
    "a pattern that takes for ever",
    listWith({ path: "/x", pattern: "(?:(?:[a-zA-Z/.%0-9]+)+)+!" }),
    /pattern in the list takes too long/u,
  ],
  [
    "mailed links are not found",
    { at: "/reset/", status: 404 },
    /status 404, so that mailed links/u,
  ],
  [
    "encoded slashes are refused",
    { at: "a%2Fb", status: 400 },
    /status 400, so that mailed links/u,
  ],
  [
    "French is English",
    { at: "/forgot?lang=fr", text: (html) => html.replace('lang="fr-CA"', 'lang="en-CA"') },
    /is in en-CA, and should be in fr-CA/u,
  ],
  [
    "a host that rewrites HTML",
    { at: page, text: (html) => html.replace("</body>", "<script>x()</script></body>") },
    /changed on its way/u,
  ],
  [
    "a network that puts scripts off in each file of HTML",
    {
      at: "GET",
      text: (html) =>
        html.startsWith("<!doctype html>")
          ? html.replaceAll('type="module"', 'type="a1-module"')
          : html,
    },
    /\/\n {2}The page's scripts have a type that browsers do not run, so that no visitor can sign in\.\n {2}Switch off what rewrites HTML/u,
  ],
  [
    "no policy",
    { at: page, headers: { "Content-Security-Policy": null } },
    /Content-Security-Policy is missing/u,
  ],
  [
    "the policy of another build",
    { at: page, headers: { "Content-Security-Policy": "default-src 'none'" } },
    /A policy that does not fit the page/u,
  ],
  [
    "no nosniff",
    { at: page, headers: { "X-Content-Type-Options": null } },
    /X-Content-Type-Options is missing/u,
  ],
  [
    "no Referrer-Policy",
    { at: page, headers: { "Referrer-Policy": null } },
    /Referrer-Policy is missing/u,
  ],
  [
    "a weaker Referrer-Policy",
    { at: page, headers: { "Referrer-Policy": "unsafe-url" } },
    /Referrer-Policy is "unsafe-url", not/u,
  ],
  [
    "no Permissions-Policy",
    { at: page, headers: { "Permissions-Policy": null } },
    /Permissions-Policy is missing/u,
  ],
  [
    "no opener policy",
    { at: page, headers: { "Cross-Origin-Opener-Policy": null } },
    /Opener-Policy is missing/u,
  ],
  [
    "forgot in search engines",
    { at: page, headers: { "X-Robots-Tag": null } },
    /X-Robots-Tag is missing/u,
  ],
  [
    "sign-in out of search engines",
    { at: /^GET https:\/\/\/$/u, headers: { "X-Robots-Tag": "noindex" } },
    /keeps search engines away/u,
  ],
  [
    "a school's sign-in out of search engines",
    { at: "GET https:///northside", headers: { "X-Robots-Tag": "noindex" } },
    /keeps search engines away/u,
  ],
  [
    "a page of another type",
    { at: page, headers: { "Content-Type": "text/html" } },
    /Content-Type is text\/html/u,
  ],
  [
    "pages are kept",
    { at: page, headers: { "Cache-Control": "max-age=3600" } },
    /Cache-Control is max-age=3600/u,
  ],
  [
    "pages without a word on caching",
    { at: page, headers: { "Cache-Control": null } },
    /Cache-Control is missing\./u,
  ],
  [
    "a cookie in a shared cache",
    { at: page, headers: { "Set-Cookie": "a=b" } },
    /and the page sets a cookie/u,
  ],
  [
    "pages without compression",
    { at: page, headers: { "Content-Encoding": null } },
    /sent without compression/u,
  ],
  ["no Vary", { at: page, headers: { Vary: null } }, /Vary: Accept-Encoding is missing/u],
]);
