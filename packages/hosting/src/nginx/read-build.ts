import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../command-line.ts";
import { ASSETS_PATH, contentVersion, HASHED_NAME } from "../files/cache-control.ts";
import { type PageRow, readPageRows } from "../files/choose-page.ts";
import { readPageSources } from "../headers/page-sources.ts";
import { contentSecurityPolicy } from "../headers/security-headers.ts";
import { type Configuration, readConfiguration } from "../html/configuration-block.ts";

/** What the nginx configuration depends on. */
export interface Build {
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
 * @throws {InputError} when the folder is no build
 */
export function readBuild(dist: string): Build {
  if (!existsSync(join(dist, "index.html"))) {
    throw new InputError(`there is no ${join(dist, "index.html")}. Give the folder of a build.`);
  }
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => statSync(join(dist, name)).isFile())
    .toSorted();
  const read = (name: string) => readFileSync(join(dist, name), "utf8");
  const pages = names.filter((name) => name.endsWith(".html"));
  return {
    rows: names.includes("pages/pages.json") ? readPageRows(read("pages/pages.json")) : [],
    policies: new Map(
      pages.map((name) => [name, contentSecurityPolicy(readPageSources(read(name)))]),
    ),
    versions: new Map(
      names
        .filter(isVersioned)
        .map((name) => [name, contentVersion(readFileSync(join(dist, name)))]),
    ),
    configuration: readConfiguration(read("index.html")),
    hash: hashOf(dist, names),
  };
}

function isVersioned(name: string): boolean {
  if (!`/${name}`.startsWith(ASSETS_PATH) || /\.(?:br|gz)$/u.test(name)) return false;
  return !new RegExp(`${HASHED_NAME}$`, "iu").test(name);
}

function hashOf(dist: string, names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(dist, name)));
  return hash.digest("hex").slice(0, 16);
}
