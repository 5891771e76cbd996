import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  ASSETS,
  type Configuration,
  HASHED_NAME,
  type PageRow,
  readConfiguration,
  readPageRows,
  readPageSources,
  securityHeaders,
  versionOf,
} from "@waymark/sandbox/hosting";
import { Failure } from "../../../../scripts/failure.mjs";

/** What a server has to know of a build. */
export interface Build {
  rows: readonly PageRow[];
  /** The policy of each page, by the page's name. */
  policies: ReadonlyMap<string, string>;
  /** The version of each file below `/assets/` that has none in its name, by the file's name. */
  versions: ReadonlyMap<string, string>;
  configuration: Configuration;
  /** Of all that is in the folder; another build, or another configuration, has another one. */
  hash: string;
}

/**
 * Reads a build as `configure` has left it.
 * @throws {Failure} when the folder is none, or lacks a compressed copy that pages are sent as
 */
export function readBuild(dist: string): Build {
  if (!existsSync(join(dist, "index.html"))) {
    throw new Failure(`there is no ${join(dist, "index.html")}. Give the folder of a build.`);
  }
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => statSync(join(dist, name)).isFile())
    .toSorted();
  const read = (name: string) => readFileSync(join(dist, name), "utf8");
  const pages = names.filter((name) => name.endsWith(".html"));
  return {
    rows: names.includes("pages/pages.json") ? readPageRows(read("pages/pages.json")) : [],
    policies: new Map(pages.map((name) => [name, policyOf(read(name))])),
    versions: new Map(
      names.filter(isVersioned).map((name) => [name, versionOf(readFileSync(join(dist, name)))]),
    ),
    configuration: readConfiguration(read("index.html")),
    hash: hashOf(dist, names),
  };
}

function isVersioned(name: string): boolean {
  if (!`/${name}`.startsWith(ASSETS) || /\.(?:br|gz)$/u.test(name)) return false;
  return !new RegExp(`${HASHED_NAME}$`, "iu").test(name);
}

function policyOf(html: string): string {
  const headers = securityHeaders({ ...readPageSources(html), html: true, path: "/" });
  return headers["Content-Security-Policy"] ?? "";
}

function hashOf(dist: string, names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(dist, name)));
  return hash.digest("hex").slice(0, 16);
}
