import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Configuration } from "@waymark/core/build";
import { resolveRequestPath } from "../files/request-path.ts";
import { InputError } from "../input-error.ts";
import { checkWays, missingLogos, SERVED, unspokenLanguages } from "./check-ways.ts";
import { readJson } from "../files/read-json.ts";

/**
 * The ways in of a configuration.
 * @internal
 */
export interface ListOfWays {
  /** The file of the build with the list; undefined where the configuration names none, or one that the portal's server answers. */
  file?: string;
  /** Sentences about what may be a mistake. */
  notes: readonly string[];
}

/**
 * Finds the file of a build with the list of ways in. Also checks the ways, those of the configuration included.
 * @throws {InputError} that says what is wrong with it, and where it has to be
 * @internal
 */
export function listOfWays(dist: string, configuration: Configuration): ListOfWays {
  const { waysIn, basePath } = configuration;
  const build = { dist, configuration };
  if (typeof waysIn !== "string") {
    checkWays(waysIn, "waysIn", build);
    return { notes: notesOf(waysIn, "waysIn", build) };
  }
  if (waysIn === "" || waysIn.startsWith(SERVED)) return { notes: [] };
  if (!waysIn.startsWith(`${basePath}/`)) {
    throw new InputError(
      `waysIn is ${waysIn}, which browsers would not find below ${basePath}. Write ${basePath}${waysIn}.`,
    );
  }
  const name = waysIn.slice(basePath.length + 1).replace(/[?#].*$/u, "");
  // The path that hosts look for: one with dots could be any file of this machine, which no host serves.
  if (resolveRequestPath(name) !== name) {
    throw new InputError(
      `waysIn should be the path of a file of the build, written as the file is named: not ${waysIn}.`,
    );
  }
  const file = join(dist, name);
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw new InputError(
      `waysIn is ${waysIn}, but the build has no such file. Put it at ${file}, then run this again, or into the app's public/ before the build.`,
    );
  }
  const entries: unknown = readJson(file);
  if (!Array.isArray(entries)) throw new InputError(`${file} should be a list of ways.`);
  checkWays(entries, file, build);
  return { file: name, notes: notesOf(entries, waysIn, build) };
}

function notesOf(...list: Parameters<typeof missingLogos>): string[] {
  return [...missingLogos(...list), ...unspokenLanguages(...list)];
}
