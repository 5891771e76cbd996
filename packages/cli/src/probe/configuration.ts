import { checkConfiguration } from "@waymark/core/build";
import { type Configuration, defaultConfiguration } from "@waymark/core/answers";
import { CommandError } from "../command-error.ts";
import type { World } from "./world.ts";

/**
 * Reads a stage's configuration; without a file, every key has its default.
 * @throws {CommandError} that names each wrong key
 */
export function readConfiguration(world: World, path: string | undefined): Configuration {
  if (path === undefined) return defaultConfiguration;
  const { configuration, problems } = checkConfiguration(readJson(world, path));
  if (problems.length > 0)
    throw new CommandError(`${path} has mistakes:\n  ${problems.join("\n  ")}`);
  return configuration;
}

/** Reads a JSON file. @throws {CommandError} without its content, which may be secret */
export function readJson({ readFile }: Pick<World, "readFile">, path: string): unknown {
  let text: string;
  try {
    text = readFile(path);
  } catch {
    throw new CommandError(`${path} cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${path} is no JSON.`);
  }
}
