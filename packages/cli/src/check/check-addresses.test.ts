import { certificateUntil } from "../testing/good-host.ts";
import { type Faults, findsEach } from "../testing/planted-faults.ts";

const cookie = (value: string) => ({ at: "/api/", headers: { "Set-Cookie": value } });

findsEach([
  ["no health check", { at: "/healthz", status: 404 }, /A load balancer asks here/u],
  ["no version", { at: "/version", text: () => "<html>" }, /does not name the build/u],
  [
    "a version that is kept",
    { at: "/version", headers: { "Cache-Control": "max-age=60" } },
    /names a build that is gone/u,
  ],
  [
    "a version without a word on caching",
    { at: "/version", headers: { "Cache-Control": null } },
    /^\/version\n {2}Cache-Control is missing\.$/mu,
  ],
  [
    "no way to a new password",
    { at: "change-password", status: 404 },
    /Password managers do not find/u,
  ],
  [
    "a page for what no host has",
    { at: "should-not-exist", status: 200 },
    /An address that no host has is answered with status 200/u,
  ],
  [
    "forms are answered with 200",
    { at: /^POST https:\/\/\/$/u, status: 200 },
    /sent without a script is answered with status 200 and Allow: GET, HEAD/u,
  ],
  [
    "a 405 without Allow",
    { at: /^POST https:\/\/\/$/u, headers: { Allow: null } },
    /^POST \/\n.*is answered with status 405 and no Allow\.$/mu,
  ],
  [
    "the server's version",
    { headers: { Server: "nginx/1.22.1" } },
    /names its version: nginx\/1\.22\.1/u,
  ],
  [
    "what the server is made with",
    { headers: { "X-Powered-By": "Express" } },
    /names its version:.* Express/u,
  ],
  [
    "no HSTS",
    { headers: { "Strict-Transport-Security": null } },
    /Strict-Transport-Security is missing/u,
  ],
  ["http without a redirect", { at: "http:", status: 200 }, /Plain http is answered without/u],
  [
    "a certificate that expires",
    { world: { certificate: async () => certificateUntil("2026-03-05") } },
    /certificate expires in 3 days/u,
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
    "a redirect of every call",
    { at: "/api/", status: 307 },
    /status 307, \S+: no visitor can sign in[^]*believes X-Forwarded-Proto/u,
  ],
  [
    "a browser's own password window",
    { at: "/api/", status: 401, headers: { "WWW-Authenticate": 'Basic realm="Portal"' } },
    /browsers ask for a password in a window of their own/u,
  ],
  [
    "no cookie",
    { at: "/api/", headers: { "Set-Cookie": null } },
    /Neither the first page nor the first call/u,
  ],
  ["a hidden cookie", cookie("XSRF-TOKEN=a; Secure; SameSite=Lax; HttpOnly"), /is HttpOnly/u],
  ["a cookie without Secure", cookie("XSRF-TOKEN=a; SameSite=Lax"), /lacks Secure\./u],
  [
    "a cookie with a name and a value alone",
    cookie("XSRF-TOKEN=a"),
    /lacks SameSite=Lax and Secure\./u,
  ],
  ...[
    "XSRF-TOKEN=a; Path=/api; Secure; SameSite=Lax",
    "XSRF-TOKEN=a; Secure; SameSite=Lax",
    "XSRF-TOKEN=a; Path=/; Domain=other.example; Secure; SameSite=Lax",
    "XSRF-TOKEN=; Path=/; Max-Age=0; Secure; SameSite=Lax",
    "XSRF-TOKEN=100%; Path=/; Secure; SameSite=Lax",
  ].map((line): Faults[number] => [
    `a cookie that no page can read: ${line}`,
    cookie(line),
    /No page can read the cookie XSRF-TOKEN[^]*Path=\//u,
  ]),
  [
    "mixed content",
    { configuration: { staticOrigin: "http://static.example" } },
    /over plain http, which browsers block/u,
  ],
]);
