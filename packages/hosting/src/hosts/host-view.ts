import { resolve } from "node:path";
import {
  ASSETS_PATH,
  HASHED_NAME,
  IMMUTABLE,
  isHashedName,
  NO_CACHE,
  NOTICES_FILE,
  SHORT,
  VERSION_PARAMETER,
} from "../files/cache-control.ts";
import { firstLanguage } from "../files/choose-page.ts";
import { contentTypes } from "../files/content-types.ts";
import { ownTexts } from "./own-texts.ts";
import { frontView, serverView } from "./network-view.ts";
import { indexablePaths, securityHeaders, transportSecurity } from "../headers/security-headers.ts";
import { joinPolicies } from "../headers/join-policies.ts";
import { pageView } from "./page-view.ts";
import type { Build } from "./read-build.ts";
import { anyOf, escapePattern } from "../escape-pattern.ts";
import { InputError } from "../input-error.ts";
import type { EdgeOptions, NginxOptions } from "./host-configuration.ts";

/** A row of a map, or a header. */
export interface Row {
  key: string;
  value: string;
}

/** Settings of any host: a network of another company has no address, log and folder of its own. */
type ViewOptions = EdgeOptions & Partial<NginxOptions>;

const HTML = ".html";
/**
 * Start of a segment with two dots, in a path as it was sent. A server may leave a folder by it, also as `..;`, and read a
 * backslash (`\x5c`) as a slash.
 */
const DOTS = String.raw`(?:[/\x5c]|%2f|%5c)(?:[.]|%2e){2}`;
const POLICY = "Content-Security-Policy";
const ROBOTS = "X-Robots-Tag";

/**
 * The tables of pages, files, headers and hosts that every host is written from. The template of each host answers `/healthz`,
 * `/version` and `/.well-known/change-password` itself.
 * @param takesLongest true where the host prefers the longer of two matching paths, so that the portal may be below a path of the server
 * @throws {InputError} for options that do not fit the build or each other
 */
export function hostView(build: Build, options: ViewOptions, takesLongest = false) {
  const { dist, files, rows, configuration, policies, versions } = build;
  const { host, root = dist, temp = "", server = [], pass = [] } = options;
  checkPass(pass, configuration.basePath, takesLongest);
  const headers = { ...securityHeaders({ html: false, path: "/" }), ...transportSecurity(options) };
  const hosts = [...new Map(host.flatMap(hostRows).map((row) => [row.key, row])).values()];
  const fileTypes = rowsOf(contentTypes).filter(({ key }) => key !== HTML);
  return {
    ...options,
    ...ownTexts,
    ...pageView(rows),
    ...frontView(options.front),
    ...serverView(server, options),
    root: resolve(root),
    temp: resolve(temp),
    versionBody: versionBodyOf(build, options),
    prefix: configuration.basePath,
    hosts,
    hostsPattern: anyOf(hosts.map(({ key }) => key)),
    // A host may be listed with http and with https.
    ukHosts: [...new Set(configuration.ukLoginOrigins.map((origin) => new URL(origin).host))],
    defaultLanguage: firstLanguage(rows),
    serverPaths: [...new Set(["/api", ...pass])],
    dots: DOTS,
    ownHeaders: [...rowsOf(headers), { key: "Cache-Control", value: "no-store" }],
    fileHeaders: rowsOf(headers).filter(({ key }) => key !== POLICY && key !== ROBOTS),
    filePolicy: headers[POLICY],
    // For a host that chooses no policy by the page.
    pagePolicy: joinPolicies(policies.values()),
    policies: [...policies].map(([name, value]) => ({ key: `/${name}`, value })),
    indexablePaths: indexablePaths(rows),
    assets: ASSETS_PATH,
    hashedName: HASHED_NAME,
    hashedFiles: files.map((name) => `/${name}`).filter(isHashedName),
    versions: [...versions].map(([name, value]) => `/${name}?${VERSION_PARAMETER}=${value}`),
    noCache: NO_CACHE,
    immutable: IMMUTABLE,
    notices: `/${NOTICES_FILE}`,
    noticesPattern: escapePattern(`/${NOTICES_FILE}`),
    short: SHORT,
    pageType: contentTypes[HTML],
    types: rowsOf(contentTypes).map((row) => ({ ...row, name: row.key.slice(1) })),
    fileTypes,
    fileTypesPattern: anyOf(fileTypes.map(({ key }) => key)),
  };
}

/** Rows as an object. */
export function objectOf(rows: readonly Row[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** @throws {InputError} for a path of the server with which no page of the portal would be reached */
function checkPass(pass: readonly string[], basePath: string, takesLongest: boolean): void {
  const taken = pass.find(
    (path) => path === basePath || (!takesLongest && `${basePath}/`.startsWith(`${path}/`)),
  );
  if (taken === undefined) return;
  throw new InputError(
    `--pass ${taken}: the portal itself is at ${basePath}. Give longer paths, which the server answers.`,
  );
}

/** The answer to `/version`. */
function versionBodyOf({ hash }: Build, { version, commit }: ViewOptions): string {
  checkShown("--version", version);
  checkShown("--commit", commit);
  return JSON.stringify({ build: hash, ...(version && { version }), ...(commit && { commit }) });
}

/** @throws {InputError} for a text that would end the quotes around it, or that a web server would fill in */
function checkShown(option: string, text = ""): void {
  // oxlint-disable-next-line no-control-regex -- control characters are what is rejected
  if (!/["'`$\\{}\u0000-\u001f\u007f]/u.test(text)) return;
  throw new InputError(
    `${option}: ${JSON.stringify(text)} has a quote, a brace, a dollar sign, a backslash or a control character. Leave it out.`,
  );
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
