import {
  checkConfiguration,
  type Configuration,
  readNotices,
  screenFault,
} from "@waymark/core/build";
import { InputError } from "../input-error.ts";

/**
 * Returns the configuration of every page: the values of a stage's file, and the build's own for all other keys.
 * @param asBuilt the build's own values
 * @returns `unknown`, too: warnings about what this command does not know of the build
 * @throws {InputError} that names each wrong value of the file
 */
export function checkedConfiguration(
  asBuilt: unknown,
  given: unknown,
  file: string,
): { configuration: Configuration; unknown: string[] } {
  const built = checkConfiguration(asBuilt);
  const unknown = versionWarnings(built.problems);
  const { configuration, problems } = checkConfiguration(given, built.configuration);
  const faults = [...problems, ...noticeFaults(configuration.notices)];
  if (faults.length > 0)
    throw new InputError(`${file} is not used:\n  ${[...faults, ...unknown].join("\n  ")}`);
  return {
    configuration: withKeysOf(Object(asBuilt), withLinksOf(asBuilt, configuration)),
    unknown,
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
 * Adds the keys that only the build knows: a build may be newer than this command, and its scripts read them.
 * @param built the build's own values
 */
function withKeysOf<Known extends object>(built: object, known: Known): Known {
  const entries = Object.entries(built).map(([name, value]: [string, unknown]) => {
    const mine = Object.hasOwn(known, name) ? known[name as keyof Known] : undefined;
    if (mine === undefined) return [name, value] as const;
    return [name, isGroup(mine) && isGroup(value) ? withKeysOf(value, mine) : mine] as const;
  });
  return { ...known, ...Object.fromEntries(entries) };
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Says what of a build this command does not know; nothing where both are of one version. */
function versionWarnings(problems: readonly string[]): string[] {
  if (problems.length === 0) return [];
  return [
    `the build is of another version than this command: ${problems.join("; ")}. Unknown keys stay as they were built. Use the @waymark/cli of the build's version.`,
  ];
}
