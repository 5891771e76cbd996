import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkConfiguration, type Configuration, isRecord, readNotices } from "@waymark/core/build";
import { screenFault } from "./screen-names.ts";
import { refuse } from "../input-error.ts";
import { readJson } from "../files/read-json.ts";

/**
 * The file of the build's own values: every stage starts from them, so that no value of the last stage stays.
 * @internal
 */
export const CONFIGURATION_FILE = "portal-config.json";

/** Lists what this command does not know of a build's own values: the build may be newer. */
export function unknownOfBuild(dist: string): readonly string[] {
  const file = join(dist, CONFIGURATION_FILE);
  return existsSync(file) ? checkConfiguration(readJson(file)).problems : [];
}

/**
 * Returns the configuration of every page: the values of a stage's file, and the build's own for all other keys.
 * @param asBuilt the build's own values
 * @returns `warnings`, too: what this command does not know of the build
 * @throws {InputError} that names each wrong value of the file
 */
export function checkedConfiguration(
  asBuilt: unknown,
  given: unknown,
  file: string,
): { configuration: Configuration; warnings: string[] } {
  const built = checkConfiguration(asBuilt);
  const warnings = versionWarnings(built.problems);
  const { configuration, problems } = checkConfiguration(given, built.configuration);
  const own = Object(given);
  const faults = [...problems, ...("notices" in own ? noticeFaults(configuration.notices) : [])];
  if (faults.length > 0) refuse(`${file} is not used`, [...faults, ...warnings]);
  return {
    configuration: withBuilt(Object(asBuilt), withLinksOf(asBuilt, configuration), own),
    warnings,
  };
}

/** The scripts of a build know the links of its own languages alone, and would warn of the others in every console. */
function withLinksOf(asBuilt: unknown, configuration: Configuration): Configuration {
  const spoken = Object(Object(asBuilt).links);
  const links = Object.entries(configuration.links).filter(([name]) => Object.hasOwn(spoken, name));
  return { ...configuration, links: Object.fromEntries(links) as Configuration["links"] };
}

/** A notice for a screen that does not exist would never be seen. */
function noticeFaults(configured: unknown): string[] {
  return readNotices(configured).notices.flatMap(({ id, where }) => {
    const fault = where == null ? null : screenFault(where);
    return fault === null ? [] : [`notices, ${id}: ${fault}`];
  });
}

/**
 * Takes the build's own values where a stage's file has none. A build may be newer than this command, which then knows neither
 * its keys nor its values.
 */
function withBuilt<Known extends object>(built: object, known: Known, given: object): Known {
  const entries = Object.entries(built).map(([name, value]: [string, unknown]) => {
    if (!Object.hasOwn(given, name)) return [name, value] as const;
    const mine = known[name as keyof Known];
    const stage: unknown = given[name as keyof object];
    const isMixed = isRecord(mine) && isRecord(value) && isRecord(stage);
    return [name, isMixed ? withBuilt(value, mine, stage) : mine] as const;
  });
  return { ...known, ...Object.fromEntries(entries) };
}

/** Says what of a build this command does not know; nothing where both are of one version. */
function versionWarnings(problems: readonly string[]): string[] {
  if (problems.length === 0) return [];
  return [
    `the build is of another version than this command: ${problems.join("; ")}. What only the build knows stays as it was built. Use the @waymark/cli of the build's version.`,
  ];
}
