import { type Faults, findsEach } from "../testing/planted-faults.ts";

const cookie = (value: string) => ({ at: "/api/", headers: { "Set-Cookie": value } });

findsEach([
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
