import { checkConfiguration } from "@waymark/core/build";
import { type Configuration, defaultConfiguration } from "@waymark/core/answers";
import { InputError } from "@waymark/hosting";
import type { World } from "./world.ts";

/**
 * Reads a stage's configuration; without a file, every key has its default.
 * @throws {InputError} that names each wrong key
 */
export function readStageConfiguration(world: World, path: string | undefined): Configuration {
  if (path === undefined) return defaultConfiguration;
  const { configuration, problems } = checkConfiguration(readSecretJson(world, path));
  if (problems.length > 0)
    throw new InputError(`${path} has mistakes:\n  ${problems.join("\n  ")}`);
  return configuration;
}

/** Reads a JSON file. @throws {InputError} without its content, which may be secret */
export function readSecretJson({ readFile }: Pick<World, "readFile">, path: string): unknown {
  let text: string;
  try {
    text = readFile(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "ENOENT") throw new InputError(`there is no file ${path}.`, { cause: error });
    throw new InputError(`${path} cannot be read${code && `: ${code}`}.`, { cause: error });
  }
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch (error) {
    throw new InputError(`${path} is not JSON${placeOf(error, text)}.`);
  }
}

/** Returns the line of a mistake. The error's own message repeats what is written there. */
function placeOf(error: unknown, text: string): string {
  const position = /at position (?<position>\d+)/u.exec(String(error))?.groups?.["position"];
  if (position === undefined) return "";
  return `: see line ${text.slice(0, Number(position)).split("\n").length}`;
}
