import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkConfiguration, type Configuration } from "@waymark/core/build";
import { unknownOfBuild } from "../configure/checked-configuration.ts";
import { InputError, refuse } from "../input-error.ts";
import { ASSETS_PATH, contentVersion, isHashedName } from "../files/cache-control.ts";
import { type PageRow, PAGES_FILE, readPageRows } from "../files/choose-page.ts";
import { filesIn } from "../files/files-in.ts";
import { readPageSources } from "../headers/page-sources.ts";
import { contentSecurityPolicy } from "../headers/content-security-policy.ts";
import { readConfiguration } from "../html/configuration-block.ts";

/** Parts of a build that the configuration of a host depends on. */
export interface Build {
  /** Its folder. */
  dist: string;
  /** The names of the files that are asked for: not the compressed copies. */
  files: readonly string[];
  rows: readonly PageRow[];
  /** The content security policy of each page, by its name. */
  policies: ReadonlyMap<string, string>;
  /** The version of each file below `/assets/` whose name holds no hash, by its name. */
  versions: ReadonlyMap<string, string>;
  configuration: Configuration;
  /** Of all files: it differs between builds, and between configurations. */
  hash: string;
}

/**
 * Reads a build, configured or not.
 * @throws {InputError} when the folder is no build, or its configuration has wrong values
 */
export function readBuild(dist: string): Build {
  const index = join(dist, "index.html");
  if (!existsSync(index)) {
    throw new InputError(`there is no ${index}. Give the folder of a build.`);
  }
  // `configure` has checked it, but a page can be edited by hand afterwards.
  const { configuration, problems } = checkConfiguration(
    readConfiguration(readFileSync(index, "utf8")),
  );
  const unknown = problems.length > 0 ? unknownOfBuild(dist) : [];
  const faults = problems.filter((problem) => !unknown.includes(problem));
  refuse(index, faults);
  const all = filesIn(dist).map((name) => [name, readFileSync(join(dist, name))] as const);
  const files = all.filter(([name]) => !/\.(?:br|gz)$/u.test(name));
  const pages = files.filter(([name]) => name.endsWith(".html"));
  const rows = files.find(([name]) => name === PAGES_FILE)?.[1];
  const hash = createHash("sha256");
  for (const [name, content] of all) hash.update(`${name}\0`).update(content);
  return {
    dist,
    files: files.map(([name]) => name),
    rows: rows === undefined ? [] : readPageRows(String(rows), join(dist, PAGES_FILE)),
    policies: new Map(
      pages.map(([name, html]) => [name, contentSecurityPolicy(readPageSources(String(html)))]),
    ),
    versions: new Map(
      files
        .filter(([name]) => isVersioned(name))
        .map(([name, content]) => [name, contentVersion(content)]),
    ),
    configuration,
    hash: hash.digest("hex").slice(0, 16),
  };
}

/**
 * Reads a build for a host that serves none below a path.
 * @param title the host, as a message begins with it
 * @throws {InputError} when the folder is no build, or it is served below a path
 */
export function readBuildAtRoot(dist: string, title: string): Build {
  const build = readBuild(dist);
  if (build.configuration.basePath === "") return build;
  throw new InputError(`${title} no build below a path: leave basePath out.`);
}

function isVersioned(name: string): boolean {
  return `/${name}`.startsWith(ASSETS_PATH) && !isHashedName(`/${name}`);
}
