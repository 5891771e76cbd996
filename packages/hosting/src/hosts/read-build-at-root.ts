import { InputError } from "../input-error.ts";
import { type Build, readBuild } from "./read-build.ts";

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
