import { expect, it } from "vitest";
import { goodHost, HOST } from "../testing/good-host.ts";
import { checkText, runCheck } from "./run-check.ts";
import type { CheckWorld } from "./site.ts";

interface Planted {
  /** Changes an answer; a part of its address is enough. */
  at?: string;
  status?: number;
  headers?: Readonly<Record<string, string | null>>;
  text?: (text: string) => string;
  world?: Partial<CheckWorld>;
  configuration?: object;
}

/** The host with one fault. */
function faulty({ at, status, headers = {}, text, world, configuration }: Planted): CheckWorld {
  const good = goodHost(configuration);
  return {
    ...good,
    fetch: async (request) => {
      const answer = await good.fetch(request);
      const { pathname, search, protocol } = new URL(request.url);
      const address = `${request.method} ${protocol}//${pathname}${search}`;
      if (at !== undefined && !address.includes(at)) return answer;
      const changed = new Headers(answer.headers);
      for (const [name, value] of Object.entries(headers)) {
        if (value === null) changed.delete(name);
        else changed.set(name, value);
      }
      const body = await answer.text();
      const next = { status: status ?? answer.status, headers: changed };
      const isEmpty = [204, 304].includes(next.status);
      return new Response(isEmpty ? null : (text?.(body) ?? body), next);
    },
    ...world,
  };
}

const dead = async () =>
  Promise.reject(new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") }));
const script = "/assets/index-";
const page = "GET https:///forgot";
const cookie = (value: string) => ({ at: "/api/", headers: { "Set-Cookie": value } });

const faults: readonly [name: string, fault: Planted, words: RegExp][] = [
  ["no answer", { world: { fetch: dead } }, /There is no answer: ECONNREFUSED/u],
  ["another site", { at: "GET", text: () => "<h1>It works!</h1>" }, /no page of the portal/u],
  ["no list of pages", { at: "pages.json", status: 404 }, /list of prerendered pages is missing/u],
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
    { at: "GET https:/// ".trim(), headers: { "X-Robots-Tag": "noindex" } },
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
  ["no ETag", { headers: { ETag: null } }, /sent again as a whole/u],
  ["half a copy", { at: script, status: 404 }, /half a copy/u],
  [
    "files are not kept",
    { at: script, headers: { "Cache-Control": "no-cache" } },
    /would ask for it again/u,
  ],
  [
    "scripts as text",
    { at: script, headers: { "Content-Type": "text/plain" } },
    /do not run a file of another type/u,
  ],
  [
    "scripts without nosniff",
    { at: script, headers: { "X-Content-Type-Options": null } },
    /nosniff with every file/u,
  ],
  [
    "scripts without compression",
    { at: script, headers: { "Content-Encoding": null } },
    /The file is sent without compression/u,
  ],
  [
    "a file with a cookie",
    { at: script, headers: { "Set-Cookie": "lb=1" } },
    /A file sets a cookie/u,
  ],
  ["source maps", { at: ".js.map", status: 200 }, /source map is public/u],
  [
    "a dictionary for ever",
    { at: "v=00000000", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    /a version that is not its own/u,
  ],
  ["no dictionary", { at: "v=00000000", status: 404 }, /dictionary is answered with status 404/u],
  [
    "the page for a missing file",
    { at: "/assets/missing", status: 200 },
    /does not exist is answered with status 200/u,
  ],
  [
    "missing files are kept",
    { at: "/assets/missing", headers: { "Cache-Control": "public, max-age=60" } },
    /stays missing after it is there/u,
  ],
  [
    "a file outside",
    { at: "etc/passwd", status: 200, text: () => "root:x:0:0" },
    /outside of the build is sent/u,
  ],
  ["no health check", { at: "/healthz", status: 404 }, /A load balancer asks here/u],
  ["no version", { at: "/version", text: () => "<html>" }, /does not name the build/u],
  [
    "a version that is kept",
    { at: "/version", headers: { "Cache-Control": "max-age=60" } },
    /names a build that is gone/u,
  ],
  [
    "no way to a new password",
    { at: "change-password", status: 404 },
    /Password managers do not find/u,
  ],
  [
    "forms are answered with 200",
    { at: "POST https:/// ".trim(), status: 200 },
    /no script has taken is answered with status 200/u,
  ],
  [
    "a 405 without Allow",
    { at: "POST https:/// ".trim(), headers: { Allow: null } },
    /Allow null/u,
  ],
  [
    "the server's version",
    { headers: { Server: "nginx/1.22.1" } },
    /names its version: nginx\/1\.22\.1/u,
  ],
  [
    "no HSTS",
    { headers: { "Strict-Transport-Security": null } },
    /Strict-Transport-Security is missing/u,
  ],
  ["http without a redirect", { at: "http:", status: 200 }, /Plain http is answered without/u],
  [
    "a certificate that ends",
    { world: { certificateEnds: async () => new Date("2026-03-05T10:00:00Z") } },
    /certificate ends in 3 days/u,
  ],
  [
    "a clock that is off",
    { world: { now: () => new Date("2026-03-02T10:10:00Z") } },
    /clock is 599 s behind/u,
  ],
  [
    "a server that is gone",
    { at: "/api/", status: 502 },
    /status 502, application\/json: no visitor can sign in/u,
  ],
  [
    "the page for a call",
    { at: "/api/", status: 200, headers: { "Content-Type": "text/html" } },
    /text\/html: no visitor can sign in/u,
  ],
  [
    "no cookie",
    { at: "/api/", headers: { "Set-Cookie": null } },
    /Neither the first page nor the first call/u,
  ],
  ["a hidden cookie", cookie("XSRF-TOKEN=a; Secure; SameSite=Lax; HttpOnly"), /is HttpOnly/u],
  [
    "a cookie without Secure",
    cookie("XSRF-TOKEN=a; SameSite=Lax"),
    /lacks SameSite=Lax and Secure/u,
  ],
  [
    "mixed content",
    { configuration: { staticOrigin: "http://static.example" } },
    /by plain http, which browsers block/u,
  ],
];

it("[QO-4] finds nothing on a good host", async () => {
  const report = await runCheck(goodHost(), HOST);
  expect(report.findings).toEqual([]);
  expect(checkText(report)).toBe(`0 findings at ${HOST}`);
});

it("[QO-4] has more than thirty faults to find", () => {
  expect(faults.length).toBeGreaterThan(30);
});

it.each(faults)("[QO-4] finds %s, and says what to do", async (_, fault, words) => {
  const report = await runCheck(faulty(fault), HOST);
  expect(report.findings.length).toBeGreaterThan(0);
  expect(checkText(report)).toMatch(words);
  for (const { advice } of report.findings) expect(advice).toMatch(/[.:]/u);
});
