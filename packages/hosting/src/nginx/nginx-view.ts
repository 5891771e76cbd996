import { resolve } from "node:path";
import { calls, routeTable } from "@waymark/core/build";
import { escapePattern } from "../escape-pattern.ts";
import { PRIVATE_NO_CACHE } from "../files/cache-control.ts";
import type { PageRow } from "../files/choose-page.ts";
import type { NginxOptions } from "../hosts/host-configuration.ts";
import { hostView, type Row } from "../hosts/host-view.ts";
import { nameOfServers } from "../hosts/network-view.ts";
import type { Build } from "../hosts/read-build.ts";
import { InputError } from "../input-error.ts";

/** Every status that is no success, except 499, which nginx reserves. */
const failureStatuses = Array.from({ length: 300 }, (_, index) => 300 + index).filter(
  (status) => status !== 499,
);

/** Everything that the templates of nginx have a name for. */
export function nginxView(build: Build, options: NginxOptions) {
  const { log, server = [], csrfFrom } = options;
  checkMetrics(options);
  if (csrfFrom !== undefined && server.length === 0)
    throw new InputError("--csrf-from: give the --server that sets the cookie.");
  return {
    ...hostView(build, options, true),
    // nginx looks for a relative path below a folder of its own. Two values are no path.
    log: /^(?:off$|syslog:)/u.test(log) ? log : resolve(log),
    serverName: nameOfServers(server),
    csrfCookie: `~(?:^|;\\s*)${escapePattern(build.configuration.csrf.cookie)}=.`,
    csrfCookieAlone: `~^${escapePattern(build.configuration.csrf.cookie)}=(?!.*,\\s*[^;,=\\s]+=)`,
    setsCookie: csrfFrom !== undefined,
    failureStatuses: failureStatuses.join(" "),
    privateNoCache: PRIVATE_NO_CACHE,
    ...logRows(build.rows),
  };
}

/** @throws {InputError} for a monitor at an address of the portal, which would answer there instead of it */
function checkMetrics({ listen, metrics = "" }: NginxOptions): void {
  const [, address = "", port = ""] = /^(?:(.*):)?(\d+)$/u.exec(listen) ?? [];
  const isEverywhere = ["", "*", "0.0.0.0", "[::]"].includes(address);
  // nginx listens to addresses of IPv4 and of IPv6 apart.
  const isSameKind = metrics.startsWith("[") === listen.startsWith("[");
  const isSamePort = isSameKind && metrics.endsWith(`:${port}`);
  if (metrics !== listen && !(isEverywhere && isSamePort)) return;
  throw new InputError(`--metrics: the portal is at port ${port} itself. Give another port.`);
}

/** Rows that the access log shows in place of an address: patterns of routes and of a region's own pages, and paths of calls. */
function logRows(pages: readonly PageRow[]): { routes: Row[]; calls: Row[] } {
  const paths = new Set(Object.values(calls).map(({ path }) => path));
  const routes = routeTable.map(({ path }) => ({
    key: `~*^${path.split("/").map(segmentPattern).join("/")}$`,
    value: path,
  }));
  const isKnown = (path: string) =>
    routes.some(({ key }) => new RegExp(key.slice("~*".length), "iu").test(path));
  const own = new Map(
    pages.flatMap(({ path, pattern }) =>
      path === null || isKnown(path)
        ? []
        : [[`~*^${pattern ?? escapePattern(path)}$`, pattern ?? path]],
    ),
  );
  return {
    routes: [...routes, ...[...own].map(([key, value]) => ({ key, value }))],
    calls: [...paths].map((path) => ({ key: `~^${escapePattern(path)}(?:\\?|$)`, value: path })),
  };
}

function segmentPattern(segment: string): string {
  return segment.startsWith(":") ? "[^/]+" : escapePattern(segment);
}
