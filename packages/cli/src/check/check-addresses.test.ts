import { findsEach } from "../testing/planted-faults.ts";

findsEach([
  ["no health check", { at: "/healthz", status: 404 }, /A load balancer asks here/u],
  [
    "a page for the health check",
    { at: "/healthz", text: () => "<html>" },
    /status 200, not with "ok"/u,
  ],
  ["no version", { at: "/version", text: () => "<html>" }, /does not name the build/u],
  ["a version with an error", { at: "/version", status: 500 }, /does not name the build/u],
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
    "a way to a new password that leads elsewhere",
    { at: "change-password", headers: { Location: "/" } },
    /Password managers do not find/u,
  ],
  [
    "a page for what no host has",
    { at: "should-not-exist", status: 200 },
    /An address that no host has is answered with status 200/u,
  ],
  [
    "a redirect to the first page for what no host has",
    { at: "should-not-exist", status: 302, headers: { Location: "/" } },
    /An address that no host has is answered with status 302/u,
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
]);
