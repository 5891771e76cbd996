import { block } from "./block.ts";
import { plainHeaderLines } from "./header-lines.ts";
import type { NginxOptions } from "./options.ts";
import { COOKIE_PLACE } from "./portal-locations.ts";
import { quote } from "./quote.ts";

/** Where anyone may ask how nginx is, by whatever host. */
export const HEALTH_PATH = "/healthz";

/** What is answered where the host is none of the portal's. */
export const UNKNOWN_HOST = "@unknown-host";

/** How the portal's server is asked; in words of its own, because a location with headers inherits none. */
export const proxyLines: readonly string[] = [
  "proxy_http_version 1.1;",
  'proxy_set_header Connection "";',
  "proxy_set_header Host $known_host;",
  // Visitors could name another host in these.
  "proxy_set_header X-Forwarded-Host $known_host;",
  'proxy_set_header Forwarded "";',
  "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
  "proxy_set_header X-Forwarded-Proto $forwarded_proto;",
  // Longer than the portal waits, so that it is the portal that tells.
  "proxy_read_timeout 60s;",
  "proxy_max_temp_file_size 0;",
];

const TEXT = "text/plain; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

/** Every status that is no success, but for the one that nginx keeps for itself. */
const failures = Array.from({ length: 300 }, (_, index) => 300 + index).filter(
  (each) => each !== 499,
);

/** What the portal's server answers; its answers keep the headers that it gave them. */
export function passedLocations({ server, pass }: NginxOptions): string[] {
  if (server === undefined) return [];
  const passed = [`proxy_pass ${server};`];
  return ["/api", ...pass].flatMap((path) => [
    block(`location = ${path}`, passed),
    block(`location ^~ ${path}/`, passed),
  ]);
}

/**
 * Asks the server for the cookie on behalf of whoever has none. A server that is slow or gone must not keep the page
 * from anybody: without the cookie the portal's first call is refused, brings it, and is made again.
 */
export function cookieLocations({ server, csrfFrom }: NginxOptions): string[] {
  if (server === undefined || csrfFrom === undefined) return [];
  return [
    block(`location = ${COOKIE_PLACE}`, [
      "internal;",
      "if ($has_cookie) { return 204; }",
      "proxy_method HEAD;",
      "proxy_pass_request_body off;",
      // The question is about a cookie, whatever the visitor has of the page.
      ...["Content-Length", "If-None-Match", "If-Modified-Since", "Range"].map(
        (name) => `proxy_set_header ${name} "";`,
      ),
      ...proxyLines.filter((line) => line.startsWith("proxy_set_header")),
      "proxy_connect_timeout 1s;",
      "proxy_read_timeout 1s;",
      "proxy_intercept_errors on;",
      `error_page ${failures.join(" ")} = @no-cookie;`,
      `proxy_pass ${server}${csrfFrom};`,
    ]),
    block("location @no-cookie", ["return 204;"]),
  ];
}

/** What is asked of every host, whatever it serves. */
export function ownLocations(prefix: string, version: object): string[] {
  return [
    block(`location = ${HEALTH_PATH}`, ["access_log off;", ...said(200, TEXT, "ok")]),
    block("location = /version", said(200, JSON_TYPE, JSON.stringify(version))),
    block(`location ${UNKNOWN_HOST}`, said(421, TEXT, "The portal is not served at this host.")),
    // Password managers ask here for the page where a password is changed [QF-11].
    block("location = /.well-known/change-password", [
      ...plainHeaderLines(),
      `return 302 ${prefix}/forgot;`,
    ]),
    // Above the portal's path nothing is its.
    prefix === "" ? "" : block("location /", [...plainHeaderLines(), "return 404;"]),
  ];
}

function said(status: number, type: string, text: string): string[] {
  return [...plainHeaderLines(), `default_type ${quote(type)};`, `return ${status} '${text}';`];
}
