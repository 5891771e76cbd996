import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkConfiguration, type Configuration } from "@waymark/core/build";
import { readConfiguration, withConfiguration, withPolicyMeta } from "@waymark/sandbox/hosting";
import { Failure } from "../../../scripts/failure.mjs";
import { compress } from "./compress.ts";
import { readJson } from "./read-json.ts";

/** What the build was made with; laying another stage's values over it leaves nothing of the last one's behind. */
const AS_BUILT = "portal-config.json";

/**
 * Writes a stage's configuration, and what depends on it, into every page of a build: links outside of the scripts, and
 * the security policy. Pages and their compressed copies are written only when everything has been checked.
 * @param dist the folder of a build
 * @param file JSON with the keys that the stage sets otherwise than the build
 * @returns the pages' names
 * @throws {Failure} that names everything that is wrong, in words
 */
export function configureDist(dist: string, file: string): string[] {
  checkPresent(dist, file);
  const configuration = checkedConfiguration(dist, readJson(file), file);
  const names = pagesOf(dist);
  const pages = names.map((name) => {
    const html = readFileSync(join(dist, name), "utf8");
    if (Object.keys(readConfiguration(html)).length === 0) {
      throw new Failure(`${join(dist, name)} has no configuration block. Is it a page of a build?`);
    }
    return { name, html: withPolicyMeta(withConfiguration(html, configuration)) };
  });
  for (const { name, html } of pages) {
    writeFileSync(join(dist, name), html);
    compress(join(dist, name));
  }
  return names;
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

function pagesOf(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html") && statSync(join(dist, name)).isFile())
    .toSorted();
}
