import { join, resolve } from "node:path";
import { routeTable } from "@waymark/core/build";
import type { EdgeOptions, WrittenConfiguration } from "../hosts/host-configuration.ts";
import { hostView } from "../hosts/host-view.ts";
import { readBuildAtRoot } from "../hosts/read-build.ts";
import { serverOverInternet } from "../hosts/network-view.ts";
import { writeFile } from "../files/write-file.ts";
import { type NetlifyRule, pageRules } from "./netlify-rules.ts";

const ABOUT = `# Written by waymark for one build with one configuration. Write it again rather than change it.
# Netlify cannot do all of it. Instead:
# - A header is chosen by the address, not by the page: one policy allows what any page needs.
# - "lang" is compared as it is written: another spelling gets the page in English, whose script changes the language.
# - A form that was submitted without a script gets Netlify's own answer. /healthz and /version are not answered.
# - Only a missing file below /assets/ and /.well-known/ is a 404.
`;

/**
 * Writes the `netlify.toml` with which Netlify serves a build.
 * @param dist the folder of a build, after `configureBuild`
 * @param out the folder of netlify.toml, which is made where there is none
 * @throws {InputError} when the folder is no build, it is served below a path, or the file cannot be written
 */
export function writeNetlifyConfiguration(
  dist: string,
  out: string,
  options: EdgeOptions,
): WrittenConfiguration {
  const build = readBuildAtRoot(dist, "Netlify serves");
  const view = hostView(build, options);
  const server = serverOverInternet(options.server);
  const rules: NetlifyRule[] = [
    ...(server === undefined ? [] : view.serverPaths.flatMap((path) => passRules(path, server))),
    { from: "/.well-known/change-password", to: "/forgot", status: 302, force: true },
    { from: "/assets/*", to: "/missing", status: 404 },
    { from: "/.well-known/*", to: "/missing", status: 404 },
    ...pageRules(build.rows, view.ukHosts),
  ];
  const text = [
    `${ABOUT}[build]\npublish = ${JSON.stringify(resolve(dist))}\n`,
    ...rules.map(printRule),
    ...headerRules(view).map(printHeaders),
  ].join("\n");
  const file = join(out, "netlify.toml");
  writeFile(file, text);
  return { file, command: ["npx", "netlify", "deploy", "--prod", "--cwd", out], build: build.hash };
}

function passRules(path: string, origin: string): NetlifyRule[] {
  return [
    { from: path, to: origin + path, status: 200, force: true },
    { from: `${path}/*`, to: `${origin}${path}/:splat`, status: 200, force: true },
  ];
}

/** Headers by address. No header is in two rules that fit one address, because Netlify would join their values. */
function headerRules(view: ReturnType<typeof hostView>) {
  const hidden = routeTable
    .filter(({ path }) => !view.indexablePaths.includes(path))
    .map(({ path }) => path.replaceAll(/:\w+/gu, ":part"));
  const isCovered = (path: string) =>
    hidden.some((each) => each !== path && isPathOf(each.split("/"), path.split("/")));
  return [
    {
      for: "/*",
      values: [...view.fileHeaders, { key: "Content-Security-Policy", value: view.pagePolicy }],
    },
    ...view.hashedFiles.map((name) => ({ for: name, values: [cache(view.immutable)] })),
    { for: view.notices, values: [cache(view.short)] },
    ...[...new Set(hidden)]
      .filter((path) => !isCovered(path))
      .map((path) => ({ for: path, values: [{ key: "X-Robots-Tag", value: "noindex" }] })),
  ];
}

/** Returns true where each segment is the same, or any. */
function isPathOf(pattern: readonly string[], path: readonly string[]): boolean {
  if (pattern.length !== path.length) return false;
  return pattern.every((segment, index) => segment === ":part" || segment === path[index]);
}

const cache = (value: string) => ({ key: "Cache-Control", value });

function printRule({ lang, ...rule }: NetlifyRule): string {
  const lines = Object.entries(rule).map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`);
  const query = lang === undefined ? "" : `query = { lang = ${JSON.stringify(lang)} }\n`;
  return `[[redirects]]\n${lines.join("")}${query}`;
}

function printHeaders(rule: ReturnType<typeof headerRules>[number]): string {
  const lines = rule.values.map(({ key, value }) => `${key} = ${JSON.stringify(value)}\n`);
  return `[[headers]]\nfor = ${JSON.stringify(rule.for)}\n[headers.values]\n${lines.join("")}`;
}
