import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkConfiguration, type Configuration } from "@waymark/core/build";
import { InputError } from "../command-line.ts";
import { writeCompressedCopies } from "../files/encodings.ts";
import { inlineScripts } from "../headers/page-sources.ts";
import { withPolicyMeta } from "../headers/policy-meta.ts";
import { readConfiguration } from "../html/configuration-block.ts";
import { checkLinks, linkFiles, listBuild } from "./build-files.ts";
import { readJson } from "./read-json.ts";
import { recoverFolder, replaceFolder } from "./replace-folder.ts";
import { withConfiguration } from "./with-configuration.ts";

/** The build's own values: every stage starts from them, so that no value of the last stage stays. */
const AS_BUILT = "portal-config.json";

interface Page {
  /** Its path in the build. */
  name: string;
  html: string;
}

/**
 * Writes a stage's configuration, and what depends on it, into every page of a build: links outside of the scripts, and
 * the content security policy. All pages and their compressed copies change at once, or none.
 * @param folder of a build, or a link to one
 * @param file JSON with the keys in which the stage differs from the build
 * @returns the names of the pages
 * @throws {InputError} a list of all problems
 * @example
 * configureBuild("apps/uk/dist", "staging.json");
 */
export function configureBuild(folder: string, file: string): string[] {
  recoverFolder(resolve(folder));
  checkPresent(folder, file);
  const dist = realpathSync(folder);
  const configuration = checkedConfiguration(dist, readJson(file), file);
  const entries = listBuild(dist);
  checkLinks(dist, entries);
  const pages = entries
    .filter(({ name, kind }) => kind === "file" && name.endsWith(".html"))
    .map(({ name }) => ({ name, html: configuredPage(join(dist, name), configuration) }));
  const written = new Set(pages.flatMap(({ name }) => [name, `${name}.br`, `${name}.gz`]));
  const others = entries.filter(({ name }) => !written.has(name));
  replaceFolder(dist, (next) => {
    linkFiles(others, dist, next);
    for (const page of pages) writePage(page, dist, next);
  });
  return pages.map(({ name }) => name).toSorted();
}

function configuredPage(path: string, configuration: Configuration): string {
  const html = readFileSync(path, "utf8");
  if (Object.keys(readConfiguration(html)).length === 0) {
    throw new InputError(`${path} has no configuration block. Is it a page of a build?`);
  }
  const configured = withConfiguration(html, configuration);
  // The policy allows the scripts that a page holds, so that no value may become one.
  if (String(inlineScripts(configured)) !== String(inlineScripts(html))) {
    throw new InputError(`${path} would get a script from the configuration. Nothing is written.`);
  }
  return withPolicyMeta(configured);
}

function writePage({ name, html }: Page, dist: string, next: string): void {
  const path = join(next, name);
  writeFileSync(path, html, { mode: statSync(join(dist, name)).mode });
  writeCompressedCopies(path);
}

/** Checks the folder first: with a wrong one, the file does not matter yet. */
function checkPresent(dist: string, file: string): void {
  const built = join(dist, AS_BUILT);
  if (!existsSync(dist)) {
    throw new InputError(
      `there is no folder ${dist}. Give the folder of a build, then a JSON file.`,
    );
  }
  if (!existsSync(built)) {
    throw new InputError(`there is no ${built}. Give the folder of a build, such as apps/uk/dist.`);
  }
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw new InputError(`there is no file ${file}. Give the folder of a build, then a JSON file.`);
  }
}

function checkedConfiguration(dist: string, given: unknown, file: string): Configuration {
  const built = checkConfiguration(readJson(join(dist, AS_BUILT)));
  const { configuration, problems } = checkConfiguration(given, built.configuration);
  if (problems.length === 0) return configuration;
  throw new InputError(`${file} is not used:\n  ${problems.join("\n  ")}`);
}
