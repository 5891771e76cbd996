import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Configuration } from "@waymark/core/build";
import { isPageOf } from "../files/choose-page.ts";
import type { EdgeOptions } from "../hosts/host-configuration.ts";
import { type Build, readBuild } from "../hosts/read-build.ts";

/** A key of the configuration, or what it names, and its path. */
type KeyedPath = readonly [key: string, path: string];

/** Keys whose paths are posted to, which no page or file answers. */
const POSTED = ["logoutPath", "reports.url"];

/**
 * Finds paths of a configuration that a host answers itself, with a page or a 405, although they may be its server's. Without
 * a server it passes none on, and another host may.
 * @returns a sentence about the first one below each folder; about each one below a folder with pages of the portal
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
    const path = url.replace(/\/?(?:[?#].*)?$/u, "");
    const folder = path.replace(/(?<=.)\/.*$/u, "");
    if (isPassed(path) || (!POSTED.includes(key) && isOwn(build, path))) continue;
    const advised = hasPages(build, folder) ? path : folder;
    if (sentences.has(advised)) continue;
    sentences.set(
      advised,
      `${key} is ${url}, which this host answers itself. Add --pass ${advised} if the server has it.`,
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
    ...originPaths(configuration),
  ];
  return all.filter(([, url]) => /^\/[^/?#]/u.test(url));
}

/** The paths of the API server and of the static-asset network, where they have no origin of their own. */
function originPaths(configuration: Configuration): KeyedPath[] {
  const { apiOrigin, staticOrigin, branding, designSystem } = configuration;
  const id = encodeURIComponent(branding.institutionId);
  const sheets = designSystem.stylesheets.map(
    (url) => [staticOrigin, "designSystem.stylesheets", url] as const,
  );
  const all = [
    [apiOrigin, "The package of branding.institutionId", id && `/branding/branding-package/${id}`],
    [staticOrigin, "The folder of the institution's logos", id && "/branding-assets/"],
    [staticOrigin, "designSystem.script", designSystem.script],
    ...sheets,
  ] as const;
  return all.flatMap(([origin, key, path]) => (origin === "" ? [[key, path] as const] : []));
}

/** Returns true where a page would be lost if the folder were passed on. */
function hasPages({ configuration: { basePath }, rows }: Build, folder: string): boolean {
  return rows.some(({ path }) => `${basePath}${path ?? ""}/`.startsWith(`${folder}/`));
}

/** Returns true for a page or a file of the build. */
function isOwn({ dist, configuration, rows }: Build, path: string): boolean {
  const { basePath } = configuration;
  const name = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  return existsSync(join(dist, name)) || rows.some((row) => isPageOf(row, name));
}
