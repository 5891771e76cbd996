import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkConfiguration, type Configuration } from "@waymark/core/build";
import {
  inlineScripts,
  readConfiguration,
  withConfiguration,
  withPolicyMeta,
} from "@waymark/sandbox/hosting";
import { Failure } from "../../../scripts/failure.mjs";
import { buildFiles, checkLinks, shareFiles } from "./build-files.ts";
import { compress } from "./compress.ts";
import { readJson } from "./read-json.ts";
import { recoverFolder, swapFolder } from "./swap-folder.ts";

/** What the build was made with; laying another stage's values over it leaves nothing of the last one's behind. */
const AS_BUILT = "portal-config.json";

interface Page {
  /** Its path in the build. */
  name: string;
  html: string;
}

/**
 * Writes a stage's configuration, and what depends on it, into every page of a build: links outside of the scripts, and
 * the security policy. Everything is checked first; then all pages and their compressed copies change at once, or none.
 * @param given the folder of a build, or a link to one
 * @param file JSON with the keys that the stage sets otherwise than the build
 * @returns the pages' names
 * @throws {Failure} that names everything that is wrong, in words
 */
export function configureDist(given: string, file: string): string[] {
  recoverFolder(resolve(given));
  checkPresent(given, file);
  const dist = realpathSync(given);
  const configuration = checkedConfiguration(dist, readJson(file), file);
  const entries = buildFiles(dist);
  checkLinks(dist, entries);
  const pages = entries
    .filter(({ name, kind }) => kind === "file" && name.endsWith(".html"))
    .map(({ name }) => ({ name, html: configuredPage(join(dist, name), configuration) }));
  const written = new Set(pages.flatMap(({ name }) => [name, `${name}.br`, `${name}.gz`]));
  const others = entries.filter(({ name }) => !written.has(name));
  swapFolder(dist, (next) => {
    shareFiles(others, dist, next);
    for (const page of pages) writePage(page, dist, next);
  });
  return pages.map(({ name }) => name).toSorted();
}

function configuredPage(path: string, configuration: Configuration): string {
  const html = readFileSync(path, "utf8");
  if (Object.keys(readConfiguration(html)).length === 0) {
    throw new Failure(`${path} has no configuration block. Is it a page of a build?`);
  }
  const configured = withConfiguration(html, configuration);
  // The policy allows what a page holds: no value may have become a script.
  if (String(inlineScripts(configured)) !== String(inlineScripts(html))) {
    throw new Failure(`${path} would get a script from the configuration. Nothing is written.`);
  }
  return withPolicyMeta(configured);
}

function writePage({ name, html }: Page, dist: string, next: string): void {
  const path = join(next, name);
  writeFileSync(path, html, { mode: statSync(join(dist, name)).mode });
  compress(path);
}

/** The folder first: whoever gave the wrong one need not hear about the file. */
function checkPresent(dist: string, file: string): void {
  const built = join(dist, AS_BUILT);
  if (!existsSync(dist)) {
    throw new Failure(`there is no folder ${dist}. Give the folder of a build, then a JSON file.`);
  }
  if (!existsSync(built)) {
    throw new Failure(`there is no ${built}. Give the folder of a build, such as apps/uk/dist.`);
  }
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw new Failure(`there is no file ${file}. Give the folder of a build, then a JSON file.`);
  }
}

function checkedConfiguration(dist: string, given: unknown, file: string): Configuration {
  const built = checkConfiguration(readJson(join(dist, AS_BUILT)));
  const { configuration, problems } = checkConfiguration(given, built.configuration);
  if (problems.length === 0) return configuration;
  throw new Failure(`${file} is not used:\n  ${problems.join("\n  ")}`);
}
