import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Configuration } from "@waymark/core/build";
import { InputError } from "../input-error.ts";

type Ways = Exclude<Configuration["waysIn"], string>;

/** A build with its configuration. */
export interface ConfiguredWays {
  dist: string;
  configuration: Configuration;
}

/**
 * Checks what a way's own fields do not show.
 * @param place of the list, for messages
 * @throws {InputError} that names the first way that no page would show as it is meant
 */
export function checkWays(ways: Ways, place: string, build: ConfiguredWays): void {
  for (const [at, way] of ways.entries()) {
    const fault = logoFault(way, build);
    if (fault !== undefined) throw new InputError(`${place}, entry ${at + 1}: ${fault}.`);
  }
}

/** A logo may come from another part of the site: only one of the build has to be below the portal's path. */
function logoFault({ logo }: Ways[number], { dist, configuration }: ConfiguredWays) {
  const { basePath } = configuration;
  if (logo === undefined || basePath === "" || logo.startsWith(`${basePath}/`)) return undefined;
  if (!existsSync(join(dist, logo))) return undefined;
  return `logo should be ${basePath}${logo}, because basePath is ${basePath}`;
}
