import { resolve } from "node:path";
import { calls, routeTable } from "@waymark/core/build";
import {
  ASSETS_PATH,
  HASHED_NAME,
  IMMUTABLE,
  NO_CACHE,
  NOTICES_FILE,
  PRIVATE_NO_CACHE,
  SHORT,
  VERSION_PARAMETER,
} from "../files/cache-control.ts";
import { firstLanguage, type PageRow } from "../files/choose-page.ts";
import { contentTypes } from "../files/content-types.ts";
import { ownTexts } from "./own-texts.ts";
import { frontView, serverView } from "./network-view.ts";
import { indexablePaths, securityHeaders, transportSecurity } from "../headers/security-headers.ts";
import { pageView } from "./page-view.ts";
import type { Build } from "./read-build.ts";
import { escapePattern } from "../escape-pattern.ts";
import type { NginxOptions } from "./command-line.ts";

/** A row of a map, or a header. */
export interface Row {
  key: string;
  value: string;
}

/** Settings of any host: a network of another company has no address, log and folder of its own. */
export type ViewOptions = Pick<NginxOptions, "host"> & Partial<NginxOptions>;

const HTML = ".html";
const POLICY = "Content-Security-Policy";
const ROBOTS = "X-Robots-Tag";

/** Every status that is no success, except 499, which nginx reserves. */
const failureStatuses = Array.from({ length: 300 }, (_, index) => 300 + index).filter(
  (status) => status !== 499,
);

/** Everything that the templates have a name for. */
export function templateView(build: Build, options: ViewOptions) {
  const { rows, configuration, policies, versions, hash } = build;
  const { host, temp = "", server = [], pass = [], csrfFrom, version = "", commit = "" } = options;
  const headers = { ...securityHeaders({ html: false, path: "/" }), ...transportSecurity(options) };
  return {
    ...options,
    ...ownTexts,
    ...pageView(rows),
    ...frontView(options.front),
    ...serverView(server, options),
    temp: resolve(temp),
    prefix: configuration.basePath,
    hosts: [...new Map(host.flatMap(hostRows).map((row) => [row.key, row])).values()],
    // A host may be listed by http and by https.
    ukHosts: [...new Set(configuration.ukLoginOrigins.map((origin) => new URL(origin).host))],
    defaultLanguage: firstLanguage(rows),
    csrfCookie: `~(?:^|;\\s*)${escapePattern(configuration.csrf.cookie)}=.`,
    setsCookie: server.length > 0 && csrfFrom !== undefined,
    serverPaths: [...new Set(["/api", ...pass])],
    failureStatuses: failureStatuses.join(" "),
    version,
    commit,
    build: hash,
    ownHeaders: [...rowsOf(headers), { key: "Cache-Control", value: "no-store" }],
    fileHeaders: rowsOf(headers).filter(({ key }) => key !== POLICY && key !== ROBOTS),
    filePolicy: headers[POLICY],
    policies: [...policies].map(([name, value]) => ({ key: `/${name}`, value })),
    indexablePaths: indexablePaths(rows),
    assets: ASSETS_PATH,
    hashedName: HASHED_NAME,
    versions: [...versions].map(([name, value]) => `/${name}?${VERSION_PARAMETER}=${value}`),
    noCache: NO_CACHE,
    immutable: IMMUTABLE,
    privateNoCache: PRIVATE_NO_CACHE,
    notices: `/${NOTICES_FILE}`,
    noticesPattern: escapePattern(`/${NOTICES_FILE}`),
    short: SHORT,
    pageType: contentTypes[HTML],
    fileTypes: rowsOf(contentTypes).filter(({ key }) => key !== HTML),
    ...logRows(rows),
  };
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

/** The spellings of a host: browsers leave the default ports out, proxies may not. */
function hostRows(host: string): Row[] {
  const value = host.toLowerCase().replace(/:(?:80|443)$/u, "");
  const ports = /:\d+$/u.test(value) ? [""] : ["", ":80", ":443"];
  return ports.map((port) => ({ key: value + port, value }));
}

function rowsOf(values: Readonly<Record<string, string>>): Row[] {
  return Object.entries(values).map(([key, value]) => ({ key, value }));
}
