import type { Configuration } from "@waymark/sandbox/hosting";
import { Failure } from "../../../../scripts/failure.mjs";
import { block } from "./block.ts";
import { nginxCommand } from "./command.ts";
import { headerMaps } from "./header-lines.ts";
import { hostMaps } from "./host-maps.ts";
import { connectionLines, fileLimit, limitLines } from "./limits.ts";
import { logMaps } from "./log-maps.ts";
import { map } from "./map.ts";
import type { NginxOptions } from "./options.ts";
import { pageMaps } from "./page-maps.ts";
import { type Portal, portalLocations } from "./portal-locations.ts";
import { literally, quote } from "./quote.ts";
import type { Build } from "./read-build.ts";
import {
  cookieLocations,
  ownLocations,
  passedLocations,
  proxyLines,
  UNKNOWN_HOST,
} from "./server-locations.ts";

const HEAD = `# Written by \`pnpm nginx\` for one build with one configuration; write it again rather than change it.
# Start: ${nginxCommand("<this file>").join(" ")}, as any user.`;

/**
 * The whole of an nginx.conf that serves a build as the sandbox does: same pages, same headers. It needs no root and
 * writes to one folder.
 */
export function nginxConf(build: Build, options: NginxOptions): string {
  const prefix = prefixOf(build.configuration);
  const bringsCookie = options.server !== undefined && options.csrfFrom !== undefined;
  return `${[
    HEAD,
    "daemon off;",
    "worker_processes auto;",
    `pid ${quote(`${options.temp}/nginx.pid`)};`,
    "error_log stderr notice;",
    fileLimit,
    block("events", connectionLines),
    block("http", [
      ...basics(options),
      ...limitLines(options),
      ...hostMaps(options.hosts),
      ...headerMaps({ versions: build.versions, bringsCookie }),
      ...pageMaps(build, prefix),
      ...logMaps(),
      map("$http_x_forwarded_proto", "$forwarded_proto", [
        ["default", "$scheme"],
        ["http", "http"],
        ["https", "https"],
      ]),
      map("$http_cookie", "$has_cookie", [
        ["default", ""],
        [`~(?:^|;\\s*)${literally(cookieOf(build.configuration))}=.`, "1"],
      ]),
      server(build, options, { prefix, bringsCookie }),
    ]),
  ].join("\n\n")}\n`;
}

function basics({ temp, log }: NginxOptions): string[] {
  const bodies = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    ...bodies.map((kind) => `${kind}_temp_path ${quote(`${temp}/nginx-${kind}`)};`),
    // Of a request nothing is written but what it was about: its address may hold a token, and nginx's own words
    // about what went wrong always quote the address. What was wrong shows in the status, also the server's.
    `log_format portal '$time_iso8601 $request_method $logged $status $body_bytes_sent $request_time $upstream_status';`,
    `access_log ${quote(log)} portal;`,
    "error_log stderr emerg;",
    "log_not_found off;",
    "server_tokens off;",
    "absolute_redirect off;",
    "sendfile on;",
    "tcp_nopush on;",
    "keepalive_timeout 65s;",
    "client_max_body_size 64k;",
    "client_body_buffer_size 64k;",
    "map_hash_bucket_size 256;",
    "map_hash_max_size 4096;",
  ];
}

function server(build: Build, options: NginxOptions, portal: Omit<Portal, "root">): string {
  const version = { ...options.version, build: build.hash };
  return block("server", [
    `listen ${options.listen};`,
    "server_name _;",
    `error_page 421 ${UNKNOWN_HOST};`,
    "if ($is_refused) { return 421; }",
    ...proxyLines,
    ...ownLocations(portal.prefix, version),
    ...passedLocations(options),
    ...cookieLocations(options),
    ...portalLocations({ root: options.root, ...portal }),
  ]);
}

/** `configure` has checked it; a page may have been changed by hand since. */
function prefixOf(configuration: Configuration): string {
  const prefix = textOf(configuration, "basePath");
  if (/^(?:\/[\w-]+)*$/u.test(prefix)) return prefix;
  throw new Failure(`basePath should be a path like /portal, and is ${prefix} in the pages.`);
}

function cookieOf({ csrf }: Configuration): string {
  return textOf(Object(csrf), "cookie") || "XSRF-TOKEN";
}

function textOf(values: Configuration, key: string): string {
  const value = values[key];
  return typeof value === "string" ? value : "";
}
