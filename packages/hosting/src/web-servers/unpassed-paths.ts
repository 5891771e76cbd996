import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Configuration } from "@waymark/core/build";
import { isPageOf } from "../files/choose-page.ts";
import type { EdgeOptions } from "../hosts/host-configuration.ts";
import { type Build, readBuild } from "../hosts/read-build.ts";

/** A key of the configuration and its path. */
type KeyedPath = readonly [key: string, path: string];

/**
 * Finds paths of a configuration that a host answers itself, with a page or a 405, although they may be its server's. Without
 * a server it passes none on, and another host may.
 * @returns a sentence about the first one below each folder
 */
export function unpassedPaths(
  dist: string,
  { server = [], pass = [] }: Pick<EdgeOptions, "server" | "pass">,
): readonly string[] {
  if (server.length === 0) return [];
  const build = readBuild(dist);
  const isPassed = (path: string) =>
    ["/api", ...pass].some((each) => path === each || path.startsWith(`${each}/`));
  const sentences = new Map<string, string>();
  for (const [key, url] of pathsOf(build)) {
    const path = url.replace(/[?#].*$/u, "");
    const folder = path.replace(/(?<=.)\/.*$/u, "");
    if (isPassed(path) || isOwn(build, path) || sentences.has(folder)) continue;
    sentences.set(
      folder,
      `${key} is ${url}, which this host answers itself. Add --pass ${folder} if the server has it.`,
    );
  }
  return [...sentences.values()];
}

/** The paths of a configuration that another server may answer; the links of the build's languages alone. */
function pathsOf({ configuration, rows }: Build): KeyedPath[] {
  const { logoutPath, reports, waysIn, links }: Configuration = configuration;
  const languages = new Set(rows.map(({ language }) => language));
  const all: KeyedPath[] = [
    ["logoutPath", logoutPath],
    ["reports.url", reports.url],
    ...(typeof waysIn === "string" ? [] : waysIn).map(
      ({ id, url }) => [`waysIn.${id}`, url] as const,
    ),
    ...Object.entries(links)
      .filter(([language]) => languages.has(language))
      .flatMap(([language, each]) =>
        Object.entries(each).map(([name, url]) => [`links.${language}.${name}`, url] as const),
      ),
  ];
  return all.filter(([, url]) => /^\/[^/?#]/u.test(url));
}

/** Returns true for a page or a file of the build. */
function isOwn({ dist, configuration, rows }: Build, path: string): boolean {
  const { basePath } = configuration;
  const name = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  return existsSync(join(dist, name)) || rows.some((row) => isPageOf(row, name));
}
